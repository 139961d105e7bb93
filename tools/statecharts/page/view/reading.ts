import { createContext, use } from 'react'
import type { ChartTransition, ChartState } from '../../../charts/chart.ts'
import type { Locale } from '../../../../src/domain/locale.ts'
import type { ChartTexts } from '../../../charts/translation/chartTexts.ts'
import type { Facts, FlowFacts } from '../facts/facts.ts'
import type { RuleIndex } from '../logic/ruleIndex.ts'
import type { Place } from '../place.ts'
import type { Notes } from './notes/useNotes.ts'
import type { Texts } from '../texts.ts'

/** What every part of the page reads: the facts, the language, and where the reader is. */
export interface Reading {
  readonly facts: Facts
  readonly index: RuleIndex
  readonly language: Locale
  readonly t: Texts
  /** The flow's names in the reader's language. */
  readonly chartTextsOf: (flow: string) => ChartTexts
  readonly place: Place
  /** Goes elsewhere; another flow begins without a simulation. @param isStep that no step back in the browser leads to where the reader was */
  readonly go: (to: Partial<Place>, isStep?: boolean) => void
  readonly notes: Notes
}

export const ReadingContext = createContext<Reading | null>(null)

export const useReading = (): Reading => {
  const reading = use(ReadingContext)
  if (reading === null) throw new Error('nothing is read here')
  return reading
}

export const flowIn = ({ flows }: Facts, id: string): FlowFacts => {
  const found = flows.find((flow) => flow.id === id)
  if (found === undefined) throw new Error(`there is no flow '${id}'`)
  return found
}

export type Part =
  | { readonly kind: 'state'; readonly state: ChartState }
  | { readonly kind: 'transition'; readonly transition: ChartTransition }

/** The state or transition of a chart with this id; the root, whose id is empty, is the flow itself. */
export const partIn = ({ chart }: FlowFacts, id: string | null): Part | null => {
  const state = id === null || id === '' ? undefined : chart.states.find((each) => each.id === id)
  if (state !== undefined) return { kind: 'state', state }
  const transition = chart.transitions.find((each) => each.id === id)
  return transition === undefined ? null : { kind: 'transition', transition }
}
