import * as v from 'valibot'
import type { XmlElement } from 'libxml2-wasm'
import type { Named } from '../../../charts/chart.ts'
import { millisecondsOf, type Layout } from './layout.ts'
import { childrenNamed, listOf, ownOf, plainOf } from './xml.ts'

const paramsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
)

const namedWith = (name: string, params: string | null): Named => ({
  name,
  params: params === null ? null : v.parse(paramsSchema, params),
})

const actionsIn = (parent: XmlElement | undefined): readonly Named[] =>
  parent === undefined
    ? []
    : childrenNamed(parent, 'action').map((action) =>
        namedWith(plainOf(action, 'name') ?? '', plainOf(action, 'params')),
      )

/** The name in `srcexpr="'readToken'"`, or in `src="readToken"`. */
const actorOf = (invoke: XmlElement) =>
  /^'([^']*)'$/.exec(plainOf(invoke, 'srcexpr') ?? '')?.[1] ?? plainOf(invoke, 'src') ?? ''

/** Takes the state's id off that of what it invokes. */
const bareInvoke = (id: string, stateId: string) => (id.startsWith(`${stateId}.`) ? id.slice(stateId.length + 1) : id)

/** Files without `own:format`: actions and actors are elements, a guard's name is the whole condition, what does not reenter is internal. */
export const olderLayout: Layout = {
  entry: (state) => actionsIn(childrenNamed(state, 'onentry')[0]),
  exit: (state) => actionsIn(childrenNamed(state, 'onexit')[0]),
  invokes: (state, id) =>
    childrenNamed(state, 'invoke').map((invoke) => ({
      id: bareInvoke(plainOf(invoke, 'id') ?? '', id),
      actor: actorOf(invoke),
    })),
  guard: (transition) => {
    const guard = plainOf(transition, 'cond')
    return guard === null ? null : namedWith(guard, ownOf(transition, 'params'))
  },
  actions: actionsIn,
  targets: (transition) => listOf(plainOf(transition, 'target')),
  reenters: (transition) => plainOf(transition, 'type') !== 'internal',
  lasts: (data) => millisecondsOf(plainOf(data, 'expr')),
}
