import * as v from 'valibot'
import { agentScenarios, type AgentScenarioName } from './agentScenarios.ts'
import { authorityScenarios, type AuthorityScenarioName } from './authorityScenarios.ts'
import { mailScenarios, type MailScenarioName } from './mailScenarios.ts'
import type { Scenario } from './scenario.ts'
import { serverScenarios, type ServerScenarioName } from './serverScenarios.ts'

export type ScenarioName = ServerScenarioName | AgentScenarioName | AuthorityScenarioName | MailScenarioName

/** Every scenario of the fault console, by place. */
export const scenarios: readonly (Scenario & { readonly name: ScenarioName })[] = [
  ...serverScenarios,
  ...agentScenarios,
  ...authorityScenarios,
  ...mailScenarios,
]

const names = scenarios.map(({ name }) => name)
export const scenarioNameSchema = v.picklist(names)

const agentNames: readonly string[] = agentScenarios.map(({ name }) => name)

/** Whether the agent makes it happen; everything else the server does. */
export const isAtAgent = (name: string): boolean => agentNames.includes(name)

/** Whether it makes sense for a single call: no agent means none for every call, and an answer that is late stays late for its time. */
export const canBeOnce = (scenario: Scenario): boolean =>
  scenario.place !== 'agent' || scenario.targets !== 'everything'
