import { fileURLToPath } from 'node:url'
import { createMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { chartOf } from '../../tools/charts/chart.ts'
import { readFlows } from '../../tools/charts/flows.ts'
import { walkAtRandom } from '../../tools/paths/random.ts'
import { Flow } from '../support/flows/flow.ts'
import { holdsEverywhere, walkBy } from '../support/flows/randomWalk.ts'

const flows = await readFlows(fileURLToPath(new URL('../..', import.meta.url)))

const counter = createMachine({ id: 'counter', initial: 'still', states: { still: { on: { up: 'still', down: 'still' } } } })
const counting = new Flow({
  machine: counter,
  starts: { once: undefined },
  events: { up: { up: { type: 'up' } }, down: { down: { type: 'down' } } },
  outcomes: {},
  delays: {},
  laws: { 'never three ups in a row': (happened) => !happened.join(' ').includes('up: up up: up up: up') },
})
const known = { id: 'counter', chart: chartOf(counter), sentences: { events: {}, actors: {}, delays: {} }, flow: counting }
const options = { seed: 7, steps: 60, walks: 100 }

describe('random walks', () => {
  it.each(flows)('of $id keep every law', (flow) => {
    expect(walkAtRandom(flow, options)).toBeNull()
  })

  it('that break a law are told as the shortest walk that does', () => {
    expect(walkAtRandom(known, options)).toMatchObject({ happened: ['up: up', 'up: up', 'up: up'], why: 'broken: never three ups in a row' })
  })

  it('are the same for a seed', () => {
    expect(walkAtRandom(known, options)).toEqual(walkAtRandom(known, options))
  })

  it('stop where nobody could go on', () => {
    const stuck = new Flow({ machine: createMachine({ id: 'stuck', initial: 'here', states: { here: {} } }), starts: { once: undefined }, events: {}, outcomes: {}, delays: {} })
    expect(() => walkBy(stuck, { start: 0, steps: [1] }, holdsEverywhere(stuck))).toThrow('nothing is possible in here')
  })
})
