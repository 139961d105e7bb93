import type { Run } from './logic/pathText.ts'
import { isLocale, type Locale } from '../../../src/domain/locale.ts'

/** Where the reader is, kept in the address so that it can be linked to: `#lang=en&flow=session&part=signedIn`, with a simulation as `&start=…&do=…&do=…`. */
export interface Place {
  readonly language: Locale
  readonly view: 'chart' | 'rules' | 'print'
  readonly flow: string
  /** Id of the chosen state or transition. */
  readonly part: string | null
  /** Id of the rule that is looked at. */
  readonly rule: string | null
  /** What happened to the simulated flow; null while nothing is simulated. */
  readonly run: Run | null
}

const views: readonly Place['view'][] = ['chart', 'rules', 'print']

/** Reads an address' part after `#`; what it does not say, or says of an unknown flow, is as at the beginning. */
export const placeIn = (hash: string, flows: readonly string[]): Place => {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const [first = ''] = flows
  const flow = said.get('flow') ?? first
  const isKnown = flows.includes(flow)
  const language = said.get('lang')
  const start = said.get('start')
  return {
    language: isLocale(language) ? language : 'vi',
    view: views.find((view) => view === said.get('view')) ?? 'chart',
    flow: isKnown ? flow : first,
    part: isKnown ? said.get('part') : null,
    rule: said.get('rule'),
    run: isKnown && start !== null ? { start, events: said.getAll('do') } : null,
  }
}

export const hashOf = ({ language, view, flow, part, rule, run }: Place): string => {
  const said = new URLSearchParams({ lang: language, flow })
  if (view !== 'chart') said.set('view', view)
  if (part !== null) said.set('part', part)
  if (rule !== null) said.set('rule', rule)
  if (run !== null) {
    said.set('start', run.start)
    for (const event of run.events) said.append('do', event)
  }
  return `#${said}`
}
