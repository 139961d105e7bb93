import type { Chart } from '../../../charts/chart.ts'

/** SCXML 1.0 (W3C, 2015). */
export const scxmlNamespace = 'http://www.w3.org/2005/07/scxml'

/**
 * Namespace of attributes for what SCXML has no word for or what an engine has no code for: descriptions, rules, tags, actions,
 * actors, the names of guards. Attributes only: SCION refuses to compile a foreign element among executable content.
 */
export const ownNamespace = 'urn:tokhai:statechart'

/** Version of how a chart is written, in `own:format`; files without it are those of older commits (`older.ts`). */
export const format = '2'

/** A name with a suffix that makes it none of those taken. */
export const freeName = (name: string, taken: ReadonlySet<string>): string =>
  taken.has(name) ? freeName(`${name}_`, taken) : name

/** Ids that a file of SCXML gives to what stands in a chart. */
export interface FileIds {
  /** Id of a state; SCXML's root has no transitions, so the root of a chart is a state too, named as its machine. */
  readonly of: (state: string) => string
  /** Id of the parallel state written within a state of the chart (`domains.ts`). */
  readonly regions: (state: string) => string
  /** The final state in which the file itself ends. */
  readonly end: string
  readonly all: ReadonlySet<string>
}

export const fileIdsOf = ({ id: chartId, states }: Chart): FileIds => {
  const known = new Set(states.map(({ id }) => id))
  const root = freeName(chartId, known)
  const end = freeName(`${root}.ended`, known)
  const of = (id: string) => (id === '' ? root : id)
  const regions = (id: string) => freeName(`${of(id)}.regions`, known)
  return { of, regions, end, all: new Set([...known, root, end, ...states.map(({ id }) => regions(id))]) }
}
