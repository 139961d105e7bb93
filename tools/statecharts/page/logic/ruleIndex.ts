import type { Facts, FlowFacts, Rule } from '../facts/facts.ts'
import type { RuleTest } from '../../../requirements/ruleTests.ts'
import { crossingOf, type Crossing } from './crossing.ts'

/** A state or a transition of a flow. */
export interface PartPlace {
  readonly flow: string
  readonly kind: 'state' | 'transition'
  readonly id: string
}

/** A rule with everything that stands for it. */
export interface RuleLinks extends Rule {
  readonly parts: readonly PartPlace[]
  /** Ids of generated paths that cross one of its parts. */
  readonly paths: readonly string[]
  readonly tests: readonly RuleTest[]
}

export interface RuleIndex {
  readonly rules: readonly RuleLinks[]
  /** Rules of areas that are built, which no chart names and no test. */
  readonly untested: readonly RuleLinks[]
  /** States and transitions that name no rule. */
  readonly ruleless: readonly PartPlace[]
  readonly suspects: readonly RuleLinks[]
}

interface NamedPart extends PartPlace {
  readonly rules: readonly string[]
}

/** The states and transitions of a flow with the rules that they name. */
export const partsOf = ({ id: flow, chart }: FlowFacts): readonly NamedPart[] => [
  ...chart.states.map(({ id, rules }) => ({ flow, kind: 'state' as const, id, rules })),
  ...chart.transitions.map(({ id, rules }) => ({ flow, kind: 'transition' as const, id, rules })),
]

const placeOf = ({ flow, kind, id }: NamedPart): PartPlace => ({ flow, kind, id })

/** Every path crosses the flow as a whole. */
const crossed = ({ kind, id }: PartPlace, { byState, byTransition }: Crossing, { paths }: FlowFacts) =>
  kind === 'state' && id === ''
    ? paths.map((path) => path.id)
    : ((kind === 'state' ? byState : byTransition).get(id) ?? [])

/** Requirements both ways: what stands for each rule, and what stands alone on either side. */
export const ruleIndexOf = ({ flows, rules, tests }: Pick<Facts, 'flows' | 'rules' | 'tests'>): RuleIndex => {
  const parts = flows.flatMap(partsOf)
  const crossings = new Map(flows.map((flow) => [flow.id, { flow, crossing: crossingOf(flow) }]))
  const byRule = Map.groupBy(
    parts.flatMap((part) => part.rules.map((rule) => ({ rule, part }))),
    ({ rule }) => rule,
  )
  const linked = rules.map((rule): RuleLinks => {
    const named = (byRule.get(rule.id) ?? []).map(({ part }) => placeOf(part))
    const paths = named.flatMap((part) => {
      const known = crossings.get(part.flow)
      return known === undefined ? [] : crossed(part, known.crossing, known.flow)
    })
    return { ...rule, parts: named, paths: [...new Set(paths)], tests: tests[rule.id] ?? [] }
  })
  const isAlone = ({ parts: named, tests: of }: RuleLinks) => named.length === 0 && of.length === 0
  const built = new Set(linked.filter((rule) => !isAlone(rule)).map(({ area }) => area))
  return {
    rules: linked,
    untested: linked.filter((rule) => isAlone(rule) && built.has(rule.area)),
    ruleless: parts
      .filter(({ rules: named, kind, id }) => named.length === 0 && !(kind === 'state' && id === ''))
      .map(placeOf),
    suspects: linked.filter(({ isSuspect }) => isSuspect),
  }
}

/** The worst of the last results; null where no test names the rule. */
export const lastResultOf = ({ tests }: Pick<RuleLinks, 'tests'>): RuleTest['last'] | null =>
  (['failed', 'notRun', 'skipped', 'passed'] as const).find((outcome) => tests.some(({ last }) => last === outcome)) ??
  null
