import type { Chart } from '../../charts/chart.ts'
import { diagramOf, type Dialect } from './diagram.ts'

const mermaid: Dialect = {
  region: { mark: '', divider: ['--'] },
  hasLinesAround: false,
  drawsInward: false,
  plain: (text) => text.replaceAll(':', ' -').replaceAll('#', '').replaceAll(';', ','),
  // It breaks long ones by itself.
  lineBreak: ' ',
  leftToRight: ['direction LR'],
}

/** Pixels between states: in the usual 50, texts of neighbouring transitions lie over each other. */
const spacing = ['config:', '  state:', '    nodeSpacing: 90']

/** A chart as a Mermaid state diagram, for other people's documents. */
export const mermaidOf = (chart: Chart): string =>
  [
    '---',
    `title: ${chart.id}`,
    ...spacing,
    '---',
    'stateDiagram-v2',
    ...[...mermaid.leftToRight, ...diagramOf(chart, mermaid)].map((line) => `  ${line}`),
    '',
  ].join('\n')
