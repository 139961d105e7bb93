import { assign, createActor, fromPromise, setup, waitFor, type AnyStateMachine, type StateValue } from 'xstate'
import { describe, expect, it } from 'vitest'
import { isRecord, type Config } from '../../../tools/mutate/config.ts'
import { mutantsOf } from '../../../tools/mutate/mutants.ts'

const types: {
  context?: { readonly locked: boolean }
  events?: { type: 'door.pushed'; strength: number } | { type: 'door.pulled' }
  tags?: 'tight'
} = {}
const rang: string[] = []

const door = setup({
  types,
  guards: { isLocked: ({ context }) => context.locked },
  actions: {
    ring: (_, params: { readonly strength: number } | undefined) => rang.push(`ring ${params?.strength ?? 0}`),
  },
  delays: { patience: 10, eternity: 100 },
}).createMachine({
  id: 'door',
  context: { locked: true },
  initial: 'closed',
  states: {
    closed: {
      tags: 'tight',
      entry: { type: 'ring', params: { strength: 0 } },
      on: {
        'door.pushed': [
          {
            guard: 'isLocked',
            actions: { type: 'ring', params: ({ event }) => ({ strength: event.strength }) },
            target: 'closed',
          },
          { target: 'open' },
        ],
      },
    },
    open: { on: { 'door.pulled': 'closed' }, after: { patience: 'closed', eternity: 'gone' } },
    gone: {},
  },
})

const config: Config = isRecord(door.config) ? door.config : {}
const mutants = mutantsOf('door', config)

const mutant = (name: string): AnyStateMachine => {
  const found = mutants.find((one) => one.name === name)
  if (found === undefined) throw new Error(`no mutant '${name}'`)
  const copy = door.provide({})
  Reflect.set(copy, 'config', found.config)
  return copy.provide({})
}

const valueOf = ({ value }: { readonly value: StateValue }) => value

const pushed = (machine: AnyStateMachine) => {
  rang.length = 0
  const actor = createActor(machine)
  actor.start()
  const atStart = rang.length
  actor.send({ type: 'door.pushed', strength: 7 })
  const value = valueOf(actor.getSnapshot())
  actor.stop()
  return { value, atStart, rang: rang.length }
}

const rangBy = (name: string) => {
  pushed(mutant(name))
  return [...rang]
}

describe('the mutants of a chart', () => {
  it('each make one mistake', () => {
    expect(mutants.map(({ operator, name }) => `${operator}: ${name}`).toSorted()).toEqual([
      'action dropped: closed: door.pushed 1 without action 1',
      'action dropped: closed: entry without action 1',
      'branches reordered: closed: door.pushed 1 after its neighbour',
      'context changed: the flow: context with another locked',
      'delay changed: open: after eternity instead of patience',
      'delay changed: open: after patience instead of eternity',
      'entering anew changed: closed: door.pushed 1 entering anew',
      'guard dropped: closed: door.pushed 1 without its guard',
      'guard negated: closed: door.pushed 1 with its guard negated',
      'initial state changed: the flow begins in gone',
      'initial state changed: the flow begins in open',
      'parameter changed: closed: door.pushed 1: action 1 with another strength',
      'parameter changed: closed: entry 1 with another strength',
      'retargeted: closed: door.pushed 1 goes to gone',
      'retargeted: closed: door.pushed 1 goes to open',
      'retargeted: closed: door.pushed 2 goes to closed',
      'retargeted: closed: door.pushed 2 goes to gone',
      'retargeted: open: after eternity goes to closed',
      'retargeted: open: after eternity goes to open',
      'retargeted: open: after patience goes to gone',
      'retargeted: open: after patience goes to open',
      'retargeted: open: door.pulled goes to gone',
      'retargeted: open: door.pulled goes to open',
      'tag dropped: closed: without tag tight',
      'time-out dropped: open: after eternity dropped',
      'time-out dropped: open: after patience dropped',
      'transition dropped: closed: door.pushed 1 dropped',
      'transition dropped: closed: door.pushed 2 dropped',
      'transition dropped: open: door.pulled dropped',
    ])
  })

  it('behave as they say, and the chart itself stays as it was', () => {
    const before = pushed(door)
    expect(before).toEqual({ value: 'closed', atStart: 1, rang: 2 })
    expect(pushed(mutant('closed: door.pushed 1 dropped')).value).toBe('open')
    expect(pushed(mutant('closed: door.pushed 1 goes to gone')).value).toBe('gone')
    expect(pushed(mutant('closed: door.pushed 1 with its guard negated')).value).toBe('open')
    expect(pushed(mutant('closed: door.pushed 1 after its neighbour')).value).toBe('open')
    expect(pushed(mutant('closed: entry without action 1'))).toEqual({ value: 'closed', atStart: 0, rang: 1 })
    expect(pushed(mutant('closed: door.pushed 1 without action 1'))).toEqual({ value: 'closed', atStart: 1, rang: 1 })
    expect(rangBy('closed: entry 1 with another strength')).toEqual(['ring 1', 'ring 7'])
    expect(rangBy('closed: door.pushed 1: action 1 with another strength')).toEqual(['ring 0', 'ring 8'])
    expect(rangBy('closed: door.pushed 1 entering anew')).toEqual(['ring 0', 'ring 7', 'ring 0'])
    expect(pushed(mutant('the flow: context with another locked')).value).toBe('open')
    expect(pushed(mutant('the flow begins in gone')).value).toBe('gone')
    expect(createActor(door).start().getSnapshot().hasTag('tight')).toBe(true)
    expect(createActor(mutant('closed: without tag tight')).start().getSnapshot().hasTag('tight')).toBe(false)
    expect(pushed(door)).toEqual(before)
  })

  it('give an actor another input, and end with another output', async () => {
    const letterTypes: { context?: { readonly weight: number }; output?: { readonly paid: number } } = {}
    const weighed = setup({
      types: letterTypes,
      actors: {
        weigh: fromPromise<number, { readonly grams: number } | undefined>(({ input }) =>
          Promise.resolve(input?.grams ?? -1),
        ),
      },
      actions: { keep: assign((_, params: { readonly weight: number }) => params) },
    }).createMachine({
      id: 'weighed',
      context: { weight: 20 },
      initial: 'underWay',
      output: ({ context }) => ({ paid: context.weight }),
      states: {
        underWay: {
          invoke: {
            id: 'weigh',
            src: 'weigh',
            input: ({ context }) => ({ grams: context.weight + 1 }),
            onDone: { target: 'paid', actions: { type: 'keep', params: ({ event }) => ({ weight: event.output }) } },
          },
        },
        paid: { type: 'final' },
      },
    })
    const made = mutantsOf('weighed', isRecord(weighed.config) ? weighed.config : {})
    const outputOf = async (name: string) => {
      const copy = weighed.provide({})
      Reflect.set(copy, 'config', made.find((one) => one.name === name)?.config)
      const { output } = await waitFor(createActor(copy.provide({})).start(), ({ status }) => status === 'done')
      return output
    }
    expect(await outputOf('underWay: input of weigh dropped')).toEqual({ paid: -1 })
    expect(await outputOf('underWay: input of weigh with another grams')).toEqual({ paid: 22 })
    expect(await outputOf('the flow: context with another weight')).toEqual({ paid: 22 })
    expect(await outputOf('the flow: output with another paid')).toEqual({ paid: 22 })
    expect(await outputOf('underWay: onDone(weigh): action 1 with another weight')).toEqual({ paid: 22 })
  })

  it('swap the ends of each actor, also where a state has several', async () => {
    const letter = setup({
      actors: { post: fromPromise(() => Promise.resolve('posted')), weigh: fromPromise(() => new Promise(() => {})) },
    }).createMachine({
      id: 'letter',
      initial: 'underWay',
      states: {
        underWay: {
          invoke: [
            { id: 'weigh', src: 'weigh', onDone: 'lost', onError: 'lost' },
            { id: 'post', src: 'post', onDone: 'arrived', onError: 'lost' },
          ],
        },
        arrived: { type: 'final' },
        lost: { type: 'final' },
      },
    })
    const swapped = mutantsOf('letter', isRecord(letter.config) ? letter.config : {}).filter(
      ({ operator }) => operator === 'done and error swapped',
    )
    expect(swapped.map(({ name }) => name)).toEqual([
      'underWay: ends of weigh swapped',
      'underWay: ends of post swapped',
    ])
    const copy = letter.provide({})
    Reflect.set(copy, 'config', swapped[1]?.config)
    const actor = createActor(copy.provide({})).start()
    expect(valueOf(await waitFor(actor, ({ status }) => status === 'done'))).toBe('lost')
  })
})
