import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { svgOf } from '../../../tools/charts/drawing/svg.ts'
import { readFlows } from '../../../tools/charts/flows.ts'
import { inEnglish } from '../../../tools/charts/translation/translate.ts'
import { chartTextsOf } from '../../../tools/charts/translation/chartTexts.ts'

const flows = await readFlows(fileURLToPath(new URL('../../..', import.meta.url)))
const plain = { labels: 'names', collapsed: new Set<string>() } as const

const unescaped = (text = '') => text.replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const idsIn = (svg: string, kind: 'state' | 'transition') =>
  new Set([...svg.matchAll(new RegExp(`data-${kind}="([^"]*)"`, 'g'))].map(([, id]) => unescaped(id)))

describe('the drawing of a chart', () => {
  it.each(flows)('of $id has every state and every transition', async ({ chart }) => {
    const svg = await svgOf(chart, plain)
    expect(idsIn(svg, 'state')).toEqual(new Set(chart.states.map(({ id }) => id).filter((id) => id !== '')))
    expect(idsIn(svg, 'transition')).toEqual(new Set(chart.transitions.map(({ id }) => id)))
  })

  it.each(flows)('of $id is the same each time', async ({ chart }) => {
    expect(await svgOf(chart, plain)).toBe(await svgOf(chart, plain))
  })

  it.each(flows)(
    "of $id says its descriptions in the reader's language, as text",
    async ({ chart, descriptions, flow }) => {
      const chartTexts = chartTextsOf(
        (kind, text) => (kind === 'state' ? `«${text}»` : inEnglish(kind, text)),
        descriptions,
        flow.stimuli,
      )
      const svg = await svgOf(chart, { labels: chartTexts, collapsed: new Set() })
      for (const { name } of chart.states.slice(1)) expect(svg).toContain(chartTexts.state(name).split(' ')[0])
      for (const { description } of chart.states.slice(1))
        expect(unescaped(svg)).toContain(`<title>${description}</title>`)
    },
  )

  it('leaves out the inside of a collapsed state, and lets its transitions end there', async () => {
    const [session] = flows.filter(({ id }) => id === 'session')
    if (session === undefined) throw new Error('no session')
    const svg = await svgOf(session.chart, { labels: 'names', collapsed: new Set(['signedOut']) })
    expect(idsIn(svg, 'state')).not.toContain('signedOut.signingIn')
    const leaving = session.chart.transitions.filter(
      ({ source, targets }) => source === 'signedOut.signingIn' && targets.includes('signedIn'),
    )
    expect(leaving).not.toEqual([])
    expect([...idsIn(svg, 'transition')]).toEqual(expect.arrayContaining(leaving.map(({ id }) => id)))
    const within = session.chart.transitions.filter(
      ({ source, targets }) =>
        source.startsWith('signedOut.') &&
        targets.every((target) => target.startsWith('signedOut.')) &&
        targets.length > 0,
    )
    for (const { id } of within) expect(idsIn(svg, 'transition')).not.toContain(id)
  })
})
