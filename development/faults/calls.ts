import * as v from 'valibot'
import { listOf, mostAnswered } from '../../src/domain/bounded.ts'
import { describeCall, noBody, none } from '../../src/api/contract/call.ts'
import { scenarioNameSchema } from './catalogue.ts'

const path = '/api/faults'
const switchedOnSchema = v.object({ name: v.string(), lasts: v.picklist(['once', 'untilOff']) })

/** Body of a change, also as the server passes it on to the agent. */
export const switchChangeSchema = v.strictObject({
  reset: v.optional(v.boolean(), false),
  set: v.optional(
    listOf(v.strictObject({ name: scenarioNameSchema, lasts: v.picklist(['once', 'untilOff', 'off']) }), 500),
    [],
  ),
})

/** What the agent answers of its own switches. */
export const agentSwitchesSchema = v.object({ on: listOf(switchedOnSchema, mostAnswered) })

/** All that is on; `agent` says whether the signing agent could be asked. */
const faultStateSchema = v.object({
  on: listOf(switchedOnSchema, mostAnswered),
  agent: v.picklist(['reachable', 'unreachable']),
})
export type FaultState = v.InferOutput<typeof faultStateSchema>

/*
 * The two calls of the fault console. They stand apart from the contract: a server answers them only where faults are on, and
 * anybody may make them there, since sign-in can be made to fail as well.
 */

export const readFaults = describeCall({
  name: 'faults.read',
  summary: 'Which scenarios are on',
  method: 'GET',
  path,
  access: 'public',
  params: none,
  query: none,
  body: noBody,
  answer: faultStateSchema,
  refusals: [],
  source: 'chosen',
})

export const changeFaults = describeCall({
  name: 'faults.change',
  summary: 'Switches scenarios on and off',
  method: 'PUT',
  path,
  access: 'public',
  params: none,
  query: none,
  body: switchChangeSchema,
  answer: faultStateSchema,
  refusals: [],
  source: 'chosen',
})
