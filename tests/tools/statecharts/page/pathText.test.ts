import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readFlows } from '../../../../tools/charts/flows.ts'
import { readCatalogue } from '../../../../tools/charts/translation/catalogue.ts'
import { chartTextsByLanguageOf } from '../../../../tools/charts/translation/chartTextsByLanguage.ts'
import { readPerLocale } from '../../../../tools/messages/perLocale.ts'
import { listingOf } from '../../../../tools/paths/listing/listing.ts'
import { describeFlow } from '../../../../tools/paths/listing/describeFlow.ts'
import { readPathText, textOfRun } from '../../../../tools/statecharts/page/logic/pathText.ts'
import { pathsOf } from '../../../../walks/model/pathsOf.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const flows = await readFlows(root)
const catalogues = await readPerLocale((locale) => readCatalogue(root, 'charts', locale))
const chartTextsByLanguage = new Map(flows.map((known) => [known.id, chartTextsByLanguageOf(known, catalogues)]))
const read = (text: string) =>
  readPathText(
    text,
    (id) => flows.find((known) => known.id === id)?.flow,
    (id) => Object.values(chartTextsByLanguage.get(id) ?? {}),
  )

describe.each(flows)('a run of $id as a path', (known) => {
  const own = chartTextsByLanguage.get(known.id)
  if (own === undefined) throw new Error('no words')

  it.each(['vi', 'en', 'ko'] as const)('reads as in the list of paths, and comes back from it: %s', (language) => {
    const paths = pathsOf(known.flow)
    const some = paths.filter((_, place) => place % Math.ceil(paths.length / 12) === 0)
    for (const path of some) {
      const happened = path.steps.map(({ stimulus }) => stimulus)
      const { id, text } = textOfRun(known, own[language], path.start, happened)
      expect(id).toBe(path.id)
      expect(text).toBe(`${listingOf(describeFlow(known, own[language], [path]))}\n`)
      expect(read(text)).toEqual({
        ok: true,
        flow: known.id,
        run: { start: path.start, events: happened.map(({ name }) => name) },
      })
    }
  })
})

describe('a text that is no path of these flows', () => {
  const [known] = flows
  const english = known === undefined ? undefined : chartTextsByLanguage.get(known.id)?.en
  const [path] = known === undefined ? [] : pathsOf(known.flow)
  if (known === undefined || english === undefined || path === undefined) throw new Error('no flow')
  const head = `${path.id}  ${english.start(path.start)}`
  const [first] = path.steps
  const description = english.step(first?.stimulus ?? { name: '', kind: 'gesture', event: { type: '' } })

  it.each([
    ['anything else', { code: 'path.none' }],
    ['letter-00000000  a start', { code: 'path.flowUnknown', flow: 'letter' }],
    [`${path.id}  nowhere`, { code: 'path.startUnknown', start: 'nowhere' }],
    [`${head}\n 1. It rains`, { code: 'path.stepUnknown', place: 1, description: 'It rains' }],
    [
      `${head}\n 1. ${description}\n 2. ${description}\n 3. ${description}`,
      { code: 'path.stepImpossible', place: 2, description },
    ],
  ])('is refused with its reason: %s', (text, failure) => expect(read(text)).toEqual({ ok: false, failure }))

  it('is read as far as its first path', () => {
    const { text } = textOfRun(known, english, path.start, first === undefined ? [] : [first.stimulus])
    expect(read(`${text}\n${text}`)).toEqual(read(text.replaceAll('\n', '\r\n')))
  })
})
