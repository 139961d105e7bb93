import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import { inTypefaces, typefaces } from '../../../../src/printing/drawing/typefaces.ts'
import type { Path } from '../../../../walks/model/path.ts'
import { svgOf } from '../../../charts/drawing/svg.ts'
import { namedPathsOf } from '../../smoke.ts'
import type { Label } from '../../listing/readLabels.ts'
import type { ListedFlow, DescribedRule } from '../../listing/readListed.ts'
import { placeOf, type DescribedPath, type DescribedState } from '../../listing/describeFlow.ts'
import { chartOfPath } from './chartOfPath.ts'
import { pictureAt } from './pictures.ts'
import { printableSvg } from './printableSvg.ts'

/** Points, of an A4 sheet that lies. */
const columns = { description: 210, chart: 310, picture: 230 }
const rowHeight = 150

const ids = (states: readonly DescribedState[]) => states.map(({ id }) => id)

const descriptionOf = (
  index: number,
  description: string,
  states: readonly DescribedState[],
  rules: readonly string[],
): Content => ({
  stack: [
    { text: inTypefaces(`${index}. ${description}`), bold: true },
    { text: inTypefaces(placeOf(states)), margin: [0, 4, 0, 2] },
    ...states.flatMap(({ description }) =>
      description === null ? [] : [{ text: inTypefaces(description), color: '#4a5160' }],
    ),
    { text: rules.join(' '), fontSize: 8, color: '#4a5160', margin: [0, 3, 0, 0] },
  ],
})

const rulesOf = (rules: readonly DescribedRule[], label: Label): Content => ({
  stack: [
    { text: inTypefaces(label('rules')), bold: true, margin: [0, 10, 0, 2] },
    ...rules.map(({ id, rule }): Content => ({
      text: inTypefaces(`${id} ${rule}`),
      fontSize: 9,
      margin: [0, 1, 0, 1],
    })),
  ],
})

const rowsOf = async (
  root: string,
  { known, chartTexts }: ListedFlow,
  described: DescribedPath,
  path: Path,
): Promise<TableCell[][]> => {
  const svg = await svgOf(chartOfPath(known.chart, described), { labels: chartTexts, collapsed: new Set() })
  const places = [{ description: described.start, states: described.begins, rules: [] }, ...described.steps]
  return places.map(({ description, states, rules }, index) => {
    const picture = pictureAt(root, known, path, index, ids(states))
    return [
      descriptionOf(index, description, states, rules),
      { svg: printableSvg(svg, ids(states)), fit: [columns.chart - 10, rowHeight] },
      picture === null ? '' : { image: picture, fit: [columns.picture - 10, rowHeight] },
    ]
  })
}

/** A path with its title, a row for each step, and what its rules say. */
const contentOf = async (
  root: string,
  flow: ListedFlow,
  described: DescribedPath,
  path: Path,
  label: Label,
): Promise<readonly Content[]> => {
  const rules = flow.rules.filter(({ id }) => described.rules.includes(id))
  return [
    { text: described.id, style: 'id' },
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: Object.values(columns),
        body: [
          [label('step'), label('chart'), label('view')].map((text) => ({ text: inTypefaces(text), bold: true })),
          ...(await rowsOf(root, flow, described, path)),
        ],
      },
      layout: 'lightHorizontalLines',
    },
    ...(described.rules.length === 0 ? [] : [rulesOf(rules, label)]),
  ]
}

/**
 * Paths as a document to be read on paper: a row per step with what happens, the part of the chart that the path touches
 * with the current states marked, and the picture of the view where there is one; then what its rules say. A path begins
 * on a page of its own.
 */
export const storyboardOf = async (
  root: string,
  flows: readonly ListedFlow[],
  label: Label,
): Promise<TDocumentDefinitions> => {
  const content: Content[] = []
  for (const flow of flows) {
    const walked = new Map(namedPathsOf(flow.known.flow).map((path) => [path.id, path]))
    for (const path of flow.described.paths) {
      const ownSteps = walked.get(path.id)
      if (ownSteps === undefined) throw new Error(`no path ${path.id}`)
      content.push(
        {
          text: inTypefaces(`${flow.described.name}: ${path.title}`),
          style: 'title',
          ...(content.length === 0 ? {} : { pageBreak: 'before' as const }),
        },
        ...(await contentOf(root, flow, path, ownSteps, label)),
      )
    }
  }
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [36, 36, 36, 36],
    defaultStyle: { font: typefaces.latin, fontSize: 10 },
    styles: { title: { fontSize: 15, bold: true }, id: { color: '#4a5160', margin: [0, 2, 0, 8] } },
    footer: (page, pages) => ({ text: `${page} / ${pages}`, alignment: 'center', fontSize: 8, margin: [0, 10, 0, 0] }),
    content,
  }
}
