import { afterEach, describe, expect, it } from 'vitest'
import { StateMachine } from 'xstate'
import { chartOf, type Chart, type ChartTransition } from '../../../tools/charts/chart.ts'
import { translateBy } from '../../../tools/charts/translation/translate.ts'
import { chartTextsOf } from '../../../tools/charts/translation/chartTexts.ts'
import { changesBetween } from '../../../tools/statecharts/diff/changes.ts'
import { overlayOf } from '../../../tools/statecharts/diff/overlay.ts'
import { changeFormatterOf } from '../../../tools/statecharts/diff/changeFormatter.ts'
import { texts as diffTexts } from '../../../tools/statecharts/diff/texts.ts'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../src/machines/*/*.ts', { eager: true })
const charts = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => value instanceof StateMachine)
  .map(chartOf)

afterEach(() => document.body.replaceChildren())

const every =
  (places: number, change: (transition: ChartTransition) => readonly ChartTransition[]) => (chart: Chart) => ({
    ...chart,
    transitions: chart.transitions.flatMap((transition, index) =>
      index % places === 0 ? change(transition) : [transition],
    ),
  })

/** Charts as they might have stood before. */
const befores: readonly (readonly [what: string, before: (chart: Chart) => Chart])[] = [
  [
    'another condition here and there',
    every(4, (transition) => [{ ...transition, guard: { name: 'wasOtherwise', params: null } }]),
  ],
  [
    'other targets',
    every(5, (transition) => [
      transition.targets.length === 0 ? transition : { ...transition, targets: [transition.source] },
    ]),
  ],
  ['transitions that are new now', every(4, () => [])],
  [
    'transitions that are gone now',
    every(5, (transition) => [
      transition,
      { ...transition, id: `${transition.id} (old)`, trigger: { kind: 'event', event: 'weather.turned' } },
    ]),
  ],
  [
    'other rules, actions and descriptions',
    every(3, (transition) => [
      {
        ...transition,
        rules: ['000-4-01'],
        actions: [{ name: 'noteIt', params: { why: 'rain' } }],
        description: 'It rains',
      },
    ]),
  ],
]

const boxOf = (element: Element) => element.getBoundingClientRect()

/** By more than hairs: a line's box is higher than its letters. */
const lieOverEachOther = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4

const holds = (outer: DOMRect, inner: DOMRect) =>
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top >= outer.top - 2 &&
  inner.bottom <= outer.bottom + 2

const shown = (drawing: string): SVGSVGElement => {
  document.body.innerHTML = drawing
  const svg = document.querySelector('svg')
  if (svg === null) throw new Error('no drawing')
  const { width, height } = svg.viewBox.baseVal
  Object.assign(svg.style, { width: `${width}px`, height: `${height}px` })
  return svg
}

describe.each(charts)('the changes drawn over $id', (chart) => {
  it.each(befores)('have no label over another or over the edge of a state: %s', async (_, before) => {
    const chartTexts = chartTextsOf(translateBy({}), { events: {}, actors: {}, delays: {} }, [])
    const changes = changesBetween(before(chart), chart)
    expect(changes).not.toEqual([])
    const { difference } = changeFormatterOf(diffTexts.en, chartTexts)
    const svg = shown(await overlayOf(chart, changes, { labels: chartTexts, texts: diffTexts.en, difference }))
    const labels = [...svg.querySelectorAll('.edge > text')].map((text) => ({
      says: text.textContent,
      box: boxOf(text),
    }))
    // Lines of blanks keep room within a label and are not seen.
    const texts = [...svg.querySelectorAll('text')]
      .map((text) => ({ says: text.textContent, box: boxOf(text) }))
      .filter(({ says }) => says.trim() !== '')
    const overTexts = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => lieOverEachOther(one.box, other.box))
        .map((other) => `${one.says} | ${other.says}`),
    )
    const edges = [...svg.querySelectorAll('.node[data-state] > path, .node[data-state] > polygon')].map(boxOf)
    const overEdges = labels.filter(({ box }) => edges.some((edge) => lieOverEachOther(edge, box) && !holds(edge, box)))
    expect({ overTexts, overEdges: overEdges.map(({ says }) => says) }).toEqual({ overTexts: [], overEdges: [] })
  })
})
