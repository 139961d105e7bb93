import type { Locale } from '../../../../src/domain/locale.ts'
import { svgOf } from '../../../charts/drawing/svg.ts'
import { smokePathsOf } from '../../smoke.ts'
import { labels, type LabelName } from '../../listing/labels.ts'
import { readLabels } from '../../listing/readLabels.ts'
import { readListed, type ListedFlow } from '../../listing/readListed.ts'
import type { DescribedFlow } from '../../listing/describeFlow.ts'

/** Everything that the lab's page shows in one language, but the drawings. */
export interface LabFacts {
  readonly flows: readonly DescribedFlow[]
  /** Ids of the few paths that together rest in every state. */
  readonly smoke: readonly string[]
  /** What the rules say, by their ids. */
  readonly rules: Readonly<Record<string, string>>
  readonly labels: Readonly<Record<string, string>>
}

const isLabel = (name: string): name is LabelName => name in labels

const flowsIn = async (root: string, language: Locale): Promise<readonly ListedFlow[]> => {
  const listed = await readListed(root, { machine: null, paths: [], withSmoke: true, language })
  if (!listed.ok) throw new Error(listed.problem)
  return listed.flows
}

/** Reads facts and drawings once per language, when they are first asked for. */
export const factsOf = (root: string) => {
  const read = new Map<Locale, Promise<readonly ListedFlow[]>>()
  const flowsOf = (language: Locale) => {
    const flows = read.get(language) ?? flowsIn(root, language)
    read.set(language, flows)
    return flows
  }
  return {
    facts: async (language: Locale): Promise<LabFacts> => {
      const label = await readLabels(root, language)
      const flows = await flowsOf(language)
      return {
        flows: flows.map(({ described }) => described),
        smoke: flows.flatMap(({ known }) => smokePathsOf(known.flow).map(({ id }) => id)),
        rules: Object.fromEntries(flows.flatMap(({ rules }) => rules).map(({ id, rule }) => [id, rule])),
        labels: Object.fromEntries(
          Object.keys(labels)
            .filter(isLabel)
            .map((name) => [name, label(name)]),
        ),
      }
    },
    /** The chart of a machine with labels in a language; null where there is no such machine. */
    drawing: async (machine: string, language: Locale): Promise<string | null> => {
      const flow = (await flowsOf(language)).find(({ known }) => known.id === machine)
      return flow === undefined ? null : svgOf(flow.known.chart, { labels: flow.chartTexts, collapsed: new Set() })
    },
  }
}
