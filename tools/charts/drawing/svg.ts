import { render } from 'state-machine-cat'
import { escapedAttribute, escapedText } from '../../../src/domain/xml/escape.ts'
import type { Chart, ChartState } from '../chart.ts'
import { labelsApart } from './apart.ts'
import { hasNodesOverlapping } from './overlapping.ts'
import { drawable, type DrawingOptions } from './smcat.ts'
import { style } from './style.ts'

const group = /<g id="[^"]+" class="((?:node|cluster|edge)[^"]*)">\n<title>[^<]*<\/title>/g
const place = /\b([sa])(\d+)\b/

/** Gives each state and transition its id in the chart (`data-state`, `data-transition`), a state its name, and both their description as a title. */
const named = (chart: Chart, { labels }: DrawingOptions, svg: string) => {
  const titleOf = (text: string | null) =>
    text === null ? '' : `<title>${escapedText(labels === 'names' ? text : labels.description(text))}</title>`
  const nameOf = ({ name }: ChartState) => (labels === 'names' ? name : labels.state(name))
  return svg.replaceAll(group, (_, classes: string) => {
    const [, kind, index = '0'] = place.exec(classes) ?? []
    const state = kind === 's' ? chart.states[Number(index)] : undefined
    const transition = kind === 'a' ? chart.transitions[Number(index)] : undefined
    if (state !== undefined)
      return `<g class="${classes}" data-state="${escapedAttribute(state.id)}" data-name="${escapedAttribute(nameOf(state))}">${titleOf(state.description)}`
    if (transition !== undefined)
      return `<g class="${classes}" data-transition="${escapedAttribute(transition.id)}">${titleOf(transition.description)}`
    return `<g class="${classes}">`
  })
}

const size = /<svg width="[^"]+" height="[^"]+"\n viewBox="([^"]+)"[^>]*>/
/** What Graphviz writes where a transition has no label: it shows nothing, and may lie over a text. */
const blank = /<text [^>]*>(?: |&#160;)*<\/text>\n/g
const background = /<polygon fill="white" stroke="none"[^>]*\/>\n/

/** How far a drawing is from the proportions of a landscape sheet; 0 fits. */
const mismatch = (drawn: string) => {
  const [, , width = 1, height = 1] = (size.exec(drawn)?.[1] ?? '').split(' ').map(Number)
  return Math.abs(Math.log(width / height / Math.SQRT2))
}

/** What Graphviz measures text by: about the widest of the fonts that a reader may have in place of the drawing's own. */
const measuredBy = [{ name: 'fontname', value: '"DejaVu Sans"' }]

/** Takes back the order of transitions that state-machine-cat asks for: with it Graphviz lays texts of transitions between two states over each other. */
const inAnyOrder = [{ name: 'ordering', value: '""' }]

/** Ranks the states of all depths together: slower to read, but no state lies over another. */
const rankedTogether = [{ name: 'newrank', value: 'true' }]

type Attributes = typeof measuredBy

/** Whether every transition is drawn: Graphviz leaves out those that it finds no way for. */
const isWhole = ({ transitions }: Chart, drawn: string): boolean => {
  const edges = new Set([...drawn.matchAll(/class="edge[^"]*\ba(\d+)\b/g)].map(([, index]) => Number(index)))
  return edges.size === transitions.length
}

const laidOutBy = async (chart: Chart, options: DrawingOptions, attributes: Attributes) => {
  const draw = (direction: 'top-down' | 'left-right') =>
    render(drawable(chart, options), {
      inputType: 'json',
      outputType: 'svg',
      direction,
      dotGraphAttrs: [...measuredBy, ...inAnyOrder, ...attributes],
      dotNodeAttrs: measuredBy,
      dotEdgeAttrs: measuredBy,
    })
  const [down, right] = [await draw('top-down'), await draw('left-right')]
  const [isDownWhole, isRightWhole] = [isWhole(chart, down), isWhole(chart, right)]
  if (isDownWhole !== isRightWhole) return isDownWhole ? down : right
  return mismatch(right) < mismatch(down) ? right : down
}

const laidOut = async (chart: Chart, options: DrawingOptions) => {
  const drawn = await laidOutBy(chart, options, [])
  return hasNodesOverlapping(drawn) ? laidOutBy(chart, options, rankedTogether) : drawn
}

/**
 * A chart as SVG, top to bottom or left to right, whichever fits a sheet better: real text, colours by the reader's light
 * or dark, the same bytes for the same chart everywhere. Marking a state or a transition is a matter of a class on its group
 * (`active`, `walked`, `unwalked`, `added`, `removed`, `changed`).
 */
export const svgOf = async (chart: Chart, options: DrawingOptions): Promise<string> => {
  const drawn = await laidOut(chart, options)
  const title = options.labels === 'names' ? chart.id : options.labels.state(chart.id)
  const svg = named(chart, options, drawn.slice(drawn.indexOf('<svg')))
    .replaceAll(/<!--[\s\S]*?-->\n/g, '')
    .replace(background, '')
    .replace(
      size,
      (_, box: string) =>
        `<svg class="statechart" viewBox="${box}" xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escapedAttribute(title)}">\n<style>${style}</style>`,
    )
    .replace('<title>state transitions</title>\n', '')
    .replaceAll(/ font-family="[^"]+"/g, '')
    .replaceAll('="black"', '="currentColor"')
    .replaceAll(blank, '')
  return labelsApart(svg)
}
