import { fileURLToPath } from 'node:url'
import { createMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { chartOf } from '../../tools/charts/chart.ts'
import { readFlows } from '../../tools/charts/flows.ts'
import { readCommand } from '../../tools/paths/commandLine.ts'
import { optionsFor, walkAtRandom } from '../../tools/paths/random.ts'
import { Flow } from '../../walks/model/flow.ts'
import { holdsEverywhere, walkBy } from '../../walks/model/randomWalk.ts'

const flows = await readFlows(fileURLToPath(new URL('../..', import.meta.url)))

const counter = createMachine({
  id: 'counter',
  initial: 'still',
  states: { still: { on: { up: 'still', down: 'still' } } },
})
const counting = new Flow({
  machine: counter,
  starts: { once: undefined },
  events: { up: { up: { type: 'up' } }, down: { down: { type: 'down' } } },
  outcomes: {},
  delays: {},
  laws: { 'never three ups in a row': (happened) => !happened.join(' ').includes('up: up up: up up: up') },
})
const known = {
  id: 'counter',
  chart: chartOf(counter),
  descriptions: { events: {}, actors: {}, delays: {} },
  flow: counting,
}
const options = { seed: 7, steps: 60, walks: 100 }

describe('random walks', () => {
  it.each(flows)('of $id keep every law', (flow) => {
    expect(walkAtRandom(flow, options)).toBeNull()
  })

  it('that break a law are reported as the shortest walk that does', () => {
    const found = walkAtRandom(known, options)
    expect(found?.happened.map(({ name }) => name)).toEqual(['up: up', 'up: up', 'up: up'])
    expect(found?.why).toBe('broken: never three ups in a row')
  })

  it('that break a law are walked again by the numbers that are printed', () => {
    const found = walkAtRandom(known, options)
    if (found === null) throw new Error('no walk was found')
    const again = readCommand(['counter', ...optionsFor(found.choices).split(' ')], ['counter'])
    expect(again.ok ? walkAtRandom(known, { ...options, walk: again.value.walk }) : again).toEqual(found)
  })

  it('are the same for a seed', () => {
    expect(walkAtRandom(known, options)).toEqual(walkAtRandom(known, options))
  })

  it('stop where nobody could go on', () => {
    const stuck = new Flow({
      machine: createMachine({ id: 'stuck', initial: 'here', states: { here: {} } }),
      starts: { once: undefined },
      events: {},
      outcomes: {},
      delays: {},
    })
    expect(() => walkBy(stuck, { start: 0, steps: [1] }, holdsEverywhere(stuck))).toThrow('nothing is possible in here')
  })
})
