import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../src/domain/locale.ts'
import { readFlows } from '../../../tools/charts/flows.ts'
import { readCatalogue } from '../../../tools/charts/translation/catalogue.ts'
import { readPerLocale } from '../../../tools/messages/perLocale.ts'
import { problemsOf } from '../../../tools/statecharts/problems.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const flows = await readFlows(root)
const catalogues = await readPerLocale((locale) => readCatalogue(root, 'charts', locale))

describe("what a chart's readers would miss", () => {
  it.each(flows)('is nothing in $id', (known) => {
    expect(problemsOf(known, catalogues)).toEqual([])
  })

  it('is a state without a description, and one that no catalogue knows', () => {
    const [known] = flows
    if (known === undefined) throw new Error('no flow')
    const [whole, first, second, ...rest] = known.chart.states
    if (whole === undefined || first === undefined || second === undefined) throw new Error('no states')
    const states = [
      whole,
      { ...first, description: null },
      { ...second, description: 'Nobody has said this yet.' },
      ...rest,
    ]
    const problems = problemsOf({ ...known, chart: { ...known.chart, states } }, catalogues)
    expect(problems).toEqual([
      `state ${known.id}.${first.id} has no description: write one in src/machines/${known.id}, then run npm run messages`,
      ...locales.map(
        (language) =>
          `state ${known.id}.${second.id} has no description in ${language}: translate “Nobody has said this yet.” in src/i18n/catalogues/charts/${language}.po, then run npm run statecharts`,
      ),
    ])
  })
})
