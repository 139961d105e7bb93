import { assign, setup, type AnyStateMachine } from 'xstate'
import { isRecord, type Config } from '../../../tools/mutate/config.ts'
import { mutantsOf } from '../../../tools/mutate/mutants.ts'
import type { EventCases } from '../../../walks/model/machineTypes.ts'
import { Flow } from '../../../walks/model/flow.ts'

const types: {
  input?: { readonly colour: string }
  context?: { readonly colour: string }
  events?: { type: 'switch.pressed' } | { type: 'colour.changed' }
} = {}

export const lamp = setup({
  types,
  actions: { shineGreen: assign({ colour: 'green' }), click: () => {} },
  guards: { isGreen: ({ context }) => context.colour === 'green' },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => ({ colour: input.colour }),
  initial: 'dark',
  states: {
    dark: { on: { 'switch.pressed': 'lit' } },
    lit: {
      entry: 'click',
      on: {
        'colour.changed': [
          { guard: 'isGreen', target: 'broken' },
          { target: 'coloured', actions: ['shineGreen', 'click'] },
        ],
        'switch.pressed': 'dark',
      },
    },
    coloured: { on: { 'switch.pressed': 'dark', 'colour.changed': 'lit' } },
    broken: {},
  },
})

const events = {
  'switch.pressed': { pressed: { type: 'switch.pressed' } },
  'colour.changed': { changed: { type: 'colour.changed' } },
} as const satisfies EventCases<typeof lamp>

export const lampFlow = new Flow({
  machine: lamp,
  starts: { 'a dark lamp': { colour: 'white' } },
  events,
  outcomes: {},
  delays: {},
})

const config: Config = isRecord(lamp.config) ? lamp.config : {}

export const lampMutants = mutantsOf('lamp', config)

/** Makes a machine while the lamp has a mutant's configuration. */
export const underMutant = <Made>(name: string, make: () => Made): Made => {
  const mutant = lampMutants.find((one) => one.name === name)
  if (mutant === undefined) throw new Error(`no mutant '${name}'`)
  Reflect.set(lamp, 'config', mutant.config)
  try {
    return make()
  } finally {
    Reflect.set(lamp, 'config', config)
  }
}

export const lampMutant = (name: string): AnyStateMachine => underMutant(name, () => lamp.provide({}))
