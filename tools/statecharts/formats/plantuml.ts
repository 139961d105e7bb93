import type { Chart } from '../../charts/chart.ts'
import { diagramOf, type Dialect } from './diagram.ts'

const plantUml: Dialect = {
  // Its own divider of regions forbids every transition that leads out of one.
  region: { mark: ' ##[dashed]', divider: [] },
  hasLinesAround: true,
  drawsInward: true,
  plain: (text) => text,
  lineBreak: '\\n',
  // Said once for all.
  leftToRight: [],
}

/** PlantUML cuts off what is wider than this, in pixels, unless its environment says otherwise. */
const widest = 4096

/** A chart as PlantUML, for other people's documents. */
export const plantUmlOf = (chart: Chart): string =>
  [
    '@startuml',
    `title ${chart.id}`,
    `scale max ${widest} width`,
    'left to right direction',
    'hide empty description',
    ...diagramOf(chart, plantUml),
    '@enduml',
    '',
  ].join('\n')
