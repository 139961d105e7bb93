import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { readFlows } from '../../../../tools/charts/flows.ts'
import { probes } from './probes.ts'
import { scxmlOf } from '../../../../tools/statecharts/formats/scxml/write.ts'
import { steps, walkerOf } from './walk.ts'

const flows = await readFlows(fileURLToPath(new URL('../../../..', import.meta.url)))
const machines: readonly { readonly id: string; readonly machine: AnyStateMachine }[] = [
  ...flows.map(({ id, flow }) => ({ id, machine: flow.machine })),
  ...probes.map((machine) => ({ id: machine.id, machine })),
]

describe.each(machines)('SCION, an engine of SCXML, on random walks through $id', ({ machine }) => {
  it('takes the transitions, exits and enters the states and sets the timers that XState does', async () => {
    const { walk, walkTo, taken, chart } = await walkerOf(machine)
    fc.assert(
      fc.property(steps, (chosen) => {
        expect(walk(chosen)).toBeNull()
      }),
      { seed: 20261122, numRuns: 120 },
    )
    for (const transition of chart.transitions.filter(({ id }) => !taken.has(id))) expect(walkTo(transition)).toBeNull()
    expect(chart.transitions.map(({ id }) => id).filter((id) => !taken.has(id))).toEqual([])
  })
})

/** Faults that an exporter could have, as changes of what it writes. */
const faults: readonly (readonly [fault: string, probe: string, from: RegExp, to: string])[] = [
  ['deep history is shallow', 'histories', / type="deep"/g, ''],
  [
    'history forgets where it leads at first',
    'histories',
    /<transition target="house.floor.second"/,
    '<transition target="house.hall"',
  ],
  [
    'an atomic state leads to itself',
    'selves',
    /(<transition event="same")( own:id="[^"]*" own:targets="one")/,
    '$1 target="one"$2',
  ],
  ['a transition within a state exits it', 'selves', / type="internal"/g, ''],
  [
    'a transition that reenters does not exit',
    'selves',
    /(<transition event="insideAnew" target="two.b")/,
    '$1 type="internal"',
  ],
  ['an event by name hears what stands below it', 'wildcards', / cond="_event.name === 'door'"/, ''],
  ['a wildcard is tried first', 'wildcards', /(<state id="two">\n)((?:.*\n)*?)(.*event="door\.\*".*\n)/, '$1$3$2'],
  ['two conditions are one', 'wildcards', /has_code_front_key/g, 'has_code_back_key'],
  ['a state hears what its regions take', 'regions', /!\(In\('work.left.a'\)\)/g, 'true'],
  [
    'a parallel state is left by its own transitions',
    'parallelHistory',
    /(<transition event="reset"[^>]*) type="internal"/,
    '$1',
  ],
  ['a state ends with one within it', 'ends', / cond="_event.name === 'done.state.main.outer'"/, ''],
  ['a delay has no length', 'ends', /expr="'40ms'"/, `expr="'0ms'"`],
  [
    'the file does not end',
    'whole',
    /<transition event="done.state.whole.regions"/,
    '<transition event="done.state.other"',
  ],
]

it.each(faults)('random walks notice that %s', async (_, probe, from, to) => {
  const machine = probes.find(({ id }) => id === probe)
  if (machine === undefined) throw new Error('no probe')
  const { walk } = await walkerOf(machine, (chart) => {
    const text = scxmlOf(chart)
    expect(text).toMatch(from)
    return text.replace(from, to)
  })
  expect(fc.sample(steps, { seed: 20261122, numRuns: 120 }).some((chosen) => walk(chosen) !== null)).toBe(true)
})
