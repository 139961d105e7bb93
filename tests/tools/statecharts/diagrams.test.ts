import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { chartOf } from '../../../tools/charts/chart.ts'
import { readFlows } from '../../../tools/charts/flows.ts'
import { mermaidOf } from '../../../tools/statecharts/formats/mermaid.ts'
import { plantUmlOf } from '../../../tools/statecharts/formats/plantuml.ts'

const machine = setup({
  actors: { listen: fromPromise(() => Promise.resolve()) },
  actions: { note: () => {}, tidy: () => {} },
  guards: { isLate: () => true },
}).createMachine({
  id: 'house',
  invoke: { id: 'bell', src: 'listen' },
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      entry: 'note',
      on: { rang: [{ guard: 'isLate', target: 'closed', actions: 'tidy' }, { target: 'open.door.ajar' }] },
      states: {
        door: {
          initial: 'shut',
          states: {
            shut: { on: { knocked: { actions: 'note' } } },
            ajar: { on: { pushed: { target: 'ajar', reenter: true } } },
          },
        },
        light: { initial: 'on', states: { on: { on: { left: '#house.closed' } } } },
      },
    },
    closed: { type: 'final', exit: 'tidy' },
  },
})

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())
const mermaid = linesOf(mermaidOf(chartOf(machine)))
const plantUml = linesOf(plantUmlOf(chartOf(machine)))

describe.each([
  ['Mermaid', mermaid],
  ['PlantUML', plantUml],
])('a chart in %s', (_, lines) => {
  it('has a transition for each that leads somewhere, with its condition and what it does', () => {
    expect(lines.some((line) => /^open --> closed : rang \[isLate\](?: |\\n)\/ tidy$/.test(line))).toBe(true)
    expect(lines).toContain('open__light__on --> closed : left')
    expect(lines).toContain('open__door__ajar --> open__door__ajar : pushed')
  })

  it('shows a transition that only acts as a line of its state: a loop would leave it', () => {
    expect(lines).toContain('open__door__shut : knocked / note')
    expect(lines.filter((line) => line.includes('knocked'))).toHaveLength(1)
  })

  it('names an end and leads it to the sign of an end', () => {
    expect(lines).toContain('state "closed" as closed')
    expect(lines).toContain('closed : exit / tidy')
    expect(lines).toContain('closed --> [*]')
  })

  it('nests states, each with its beginning', () => {
    const depthOf = (name: string) => {
      const before = lines.slice(
        0,
        lines.findIndex((line) => line.startsWith(`state "${name}`)),
      )
      return before.filter((line) => line.endsWith('{')).length - before.filter((line) => line === '}').length
    }
    expect(['house', 'open', 'door', 'shut', 'light', 'on', 'closed'].map(depthOf)).toEqual([0, 1, 2, 3, 2, 3, 1])
    expect(lines.filter((line) => line.startsWith('[*] -->'))).toEqual([
      '[*] --> open',
      '[*] --> open__door__shut',
      '[*] --> open__light__on',
    ])
  })
})

describe('what one of the languages cannot draw', () => {
  it("is shown in Mermaid behind the state's name: lines and transitions inward of a state with states in it", () => {
    expect(mermaid).toContain('state "house | invoke listen" as house {')
    expect(mermaid).toContain('state "open | entry / note | rang [else] to open.door.ajar" as open {')
    expect(mermaid.filter((line) => line.startsWith('open -->'))).toHaveLength(1)
    expect(mermaid).toContain('--')
  })

  it('is avoided in PlantUML: a divider of regions, which no transition may cross', () => {
    expect(plantUml).not.toContain('--')
    expect(plantUml).toContain('state "door" as open__door ##[dashed] {')
    expect(plantUml).toEqual(
      expect.arrayContaining([
        'house : invoke listen',
        'open : entry / note',
        'open --> open__door__ajar : rang [else]',
      ]),
    )
  })
})

const flows = await readFlows(fileURLToPath(new URL('../../..', import.meta.url)))

describe.each(flows)('$id as a diagram', ({ chart }) => {
  it.each([
    ['Mermaid', mermaidOf],
    ['PlantUML', plantUmlOf],
  ])('in %s uses no name that it does not declare', (_, written) => {
    const lines = linesOf(written(chart))
    const declared = new Set(lines.flatMap((line) => /^state "[^"]*" as (\w+)/.exec(line)?.slice(1) ?? []))
    const used = lines.flatMap((line) => /^(\S+) --> (\S+)/.exec(line)?.slice(1) ?? []).filter((name) => name !== '[*]')
    expect(used.filter((name) => !declared.has(name))).toEqual([])
    expect(declared.size).toBeGreaterThanOrEqual(chart.states.length - 1)
  })
})
