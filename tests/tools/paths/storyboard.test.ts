import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { svgOf } from '../../../tools/charts/drawing/svg.ts'
import { chartOfPath } from '../../../tools/paths/exports/storyboard/chartOfPath.ts'
import { drawPdf } from '../../../tools/paths/exports/storyboard/drawPdf.ts'
import { printableSvg } from '../../../tools/paths/exports/storyboard/printableSvg.ts'
import { storyboardOf } from '../../../tools/paths/exports/storyboard/storyboard.ts'
import { readLabels } from '../../../tools/paths/listing/readLabels.ts'
import { listed, root } from './listed.ts'

const hasPdftotext = spawnSync('pdftotext', ['-v']).status === 0
if (!hasPdftotext) console.info('skipped: pdftotext is not installed, so no storyboard is read back')

const textOf = (pdf: Uint8Array) =>
  spawnSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], { input: pdf, encoding: 'utf8', timeout: 240_000 })
    .stdout.normalize('NFC')
    .replaceAll(/\s+/g, ' ')

const readOne = async (language: 'en' | 'vi' | 'ko') => {
  const read = await listed({ machine: 'tokenSigning', paths: ['tokenSigning-a6a38c7d'], language })
  const [flow] = read.ok ? read.flows : []
  const [path] = flow?.described.paths ?? []
  if (flow === undefined || path === undefined) throw new Error('no such path')
  return { flow, path }
}

describe('the chart beside a step', () => {
  it('is what the path touches, and nothing else', async () => {
    const { flow, path } = await readOne('en')
    const { states, transitions } = chartOfPath(flow.known.chart, path)
    expect(states.map(({ id }) => id)).toEqual(['', 'askingPermission', 'readingToken', 'signingDocument', 'givenUp'])
    expect(transitions.map(({ id }) => id)).toEqual(path.steps.flatMap((step) => step.transitions))
  })

  it('marks the states of the step, without a sheet of styles', async () => {
    const { flow, path } = await readOne('ko')
    const svg = await svgOf(chartOfPath(flow.known.chart, path), { labels: flow.chartTexts, collapsed: new Set() })
    const printed = printableSvg(svg, ['readingToken'])
    const groupOf = (id: string) => printed.split('<g ').find((group) => group.includes(`data-state="${id}"`)) ?? ''
    expect(groupOf('readingToken')).toContain('stroke="#0b5bd3"')
    expect(groupOf('signingDocument')).toContain('stroke="#3d4350"')
    expect(printed).toMatch(/<text [^>]*font-family="Noto Sans KR"[^>]*>토큰 읽는 중</)
    expect(printed).not.toMatch(/<style|currentColor|var\(/)
  })
})

describe.runIf(hasPdftotext)('a storyboard', () => {
  it.each(['vi', 'ko'] as const)('says in %s what happens and where the flow then rests', async (language) => {
    const { flow, path } = await readOne(language)
    const text = textOf(await drawPdf(await storyboardOf(root, [flow], await readLabels(root, language))))
    expect(text).toContain(path.id)
    for (const { description, states } of path.steps) {
      // Korean breaks within words, where the reader of the PDF cannot know of a space.
      expect(text.replaceAll(' ', '')).toContain(description.replaceAll(' ', ''))
      for (const { name } of states) expect(text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
    }
    expect(flow.rules.length).toBeGreaterThan(0)
    for (const { id, rule } of flow.rules)
      expect(text.replaceAll(' ', '')).toContain(`${id}${rule}`.replaceAll(' ', ''))
  })
})
