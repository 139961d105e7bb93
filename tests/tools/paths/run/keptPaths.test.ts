import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { firstWalks } from '../../../../tools/paths/run/order.ts'
import { chooseKept } from '../../../../tools/paths/run/keptPaths.ts'
import { productGround, readersOf } from '../../../../tools/paths/run/run.ts'
import type { Selection } from '../../../../tools/paths/run/select.ts'
import { textOfRun } from '../../../../tools/statecharts/page/logic/pathText.ts'
import { hashOf } from '../../../../tools/statecharts/page/place.ts'
import { pathsOf } from '../../../../walks/model/pathsOf.ts'

const readers = await readersOf(await productGround(fileURLToPath(new URL('../../../..', import.meta.url))))
const [english] = readers.chartTextsByLanguageOf('tokenSigning')
const known = readers.flows.find(({ id }) => id === 'tokenSigning')
const generated = known === undefined ? undefined : pathsOf(known.flow).find(({ steps }) => steps.length > 2)
if (english === undefined || known === undefined || generated === undefined) throw new Error('no flow')

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

/** The first steps of a generated path, which are none of their own. */
const events = generated.steps.slice(0, -1).map(({ stimulus }) => stimulus)
const kept = textOfRun(known, english, generated.start, events)
const link = (start: string, names: readonly string[]) =>
  `file:///charts/index.html${hashOf({ language: 'vi', view: 'chart', flow: known.id, part: null, rule: null, run: { start, events: names } })}`
const names = events.map(({ name }) => name)

const chosenBy = (selection: Selection) => (selection.ok ? selection.chosen : [])
const problemOf = (source: string, machine: string | null = null) => {
  const selection = chooseKept([source], machine, readers)
  return selection.ok ? null : selection.problem
}

describe('paths that somebody kept', () => {
  it('are read from a file and from a link, each once, and walked by their steps', () => {
    const path = file('kept.paths.txt', kept.text)
    const [chosen, ...others] = chosenBy(chooseKept([path, link(generated.start, names)], null, readers))
    expect(others).toEqual([])
    expect(chosen?.path.id).toBe(kept.id)
    expect(chosen?.command).toBe(`npm run paths -- --run --from '${link(generated.start, names)}'`)
    if (chosen === undefined) throw new Error('nothing chosen')
    expect(firstWalks([chosen], () => english)[0]?.way).toEqual({
      machine: 'tokenSigning',
      start: generated.start,
      steps: generated.steps.slice(0, -1).map(({ stimulus, states }) => ({ stimulus: stimulus.name, states })),
    })
  })

  it('go by their ids where they are generated ones, and are all of a list', () => {
    const all = generated.steps.map(({ stimulus }) => stimulus)
    const list = file('two.txt', `${textOfRun(known, english, generated.start, all).text}\n${kept.text}`)
    expect(
      chosenBy(chooseKept([list], known.id, readers)).map(({ path, command }) => [path.id, command ?? null]),
    ).toEqual([
      [generated.id, null],
      [kept.id, `npm run paths -- --run --from ${list}`],
    ])
  })

  it.each([
    [join(folder, 'nowhere.txt'), 'is no file that is there, and no link to a simulation'],
    [file('letter.txt', 'Dear tester'), 'holds no path. Save one in the simulator of statecharts/index.html'],
    [file('unknown.txt', 'letter-00000000  a start'), "is about a flow 'letter' that there is not"],
    [file('nowhere-begun.txt', `${kept.id}  nowhere`), "begins at 'nowhere', which the flow does not know any more"],
    [
      file('rain.txt', `${kept.text}  99. It rains\n`),
      `has a step ${names.length + 1}, 'It rains', that the flow does not know any more`,
    ],
    ['index.html#flow=letter&start=x', "is about a flow 'letter' that there is not"],
    ['index.html#flow=tokenSigning', 'holds no simulation: take it with "Copy link" in the simulator'],
    [link('nowhere', names), "begins at 'nowhere', which the flow does not know any more"],
    [
      link(generated.start, [...names, 'rain']),
      `has a step ${names.length + 1}, 'rain', that cannot happen there any more`,
    ],
  ])('are refused with the reason: %s', (source, reason) => {
    expect(problemOf(source)).toContain(`${source} ${reason}`)
  })

  it('are refused where they are about another flow than the one that is asked for', () => {
    expect(problemOf(file('token.txt', kept.text), 'session')).toContain('is about tokenSigning and not about session')
  })
})
