import type { XmlElement } from 'libxml2-wasm'
import type { Invoke, Named } from '../../../charts/chart.ts'
import { actionsFrom, guardFrom, invokesFrom } from './own.ts'
import { listOf, ownOf, plainOf } from './xml.ts'

/** Where a file keeps what SCXML has no word for; files of older commits keep it elsewhere (`older.ts`). */
export interface Layout {
  readonly entry: (state: XmlElement) => readonly Named[]
  readonly exit: (state: XmlElement) => readonly Named[]
  /** @param id of the state in the file */
  readonly invokes: (state: XmlElement, id: string) => readonly Invoke[]
  readonly guard: (transition: XmlElement) => Named | null
  readonly actions: (transition: XmlElement) => readonly Named[]
  readonly targets: (transition: XmlElement) => readonly string[]
  readonly reenters: (transition: XmlElement) => boolean
  /** Milliseconds that a variable holds; null where the program sets them. */
  readonly lasts: (data: XmlElement) => number | null
}

/** Milliseconds of `'1500ms'`. */
export const millisecondsOf = (expr: string | null): number | null => {
  const [, count] = /^'(\d+)ms'$/.exec(expr ?? '') ?? []
  return count === undefined ? null : Number(count)
}

export const layout: Layout = {
  entry: (state) => actionsFrom(ownOf(state, 'entry')),
  exit: (state) => actionsFrom(ownOf(state, 'exit')),
  invokes: (state) => invokesFrom(ownOf(state, 'invokes')),
  guard: (transition) => guardFrom(ownOf(transition, 'guard')),
  actions: (transition) => actionsFrom(ownOf(transition, 'actions')),
  targets: (transition) => listOf(ownOf(transition, 'targets') ?? plainOf(transition, 'target')),
  reenters: (transition) => ownOf(transition, 'reenter') === 'true',
  lasts: (data) => (ownOf(data, 'set') === 'program' ? null : millisecondsOf(plainOf(data, 'expr'))),
}
