import { describe, expect, it } from 'vitest'
import { fromPromise, setup, type AnyStateMachine } from 'xstate'
import { chartOf } from '../../../tools/charts/chart.ts'
import { changesBetween, type Change } from '../../../tools/statecharts/diff/changes.ts'

const doors = setup({
  guards: { isLocked: () => true, isJammed: () => true },
  actions: { creak: () => {} },
  delays: { patience: 1 },
})

const before = doors.createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { 'door.pushed': [{ guard: 'isLocked', actions: 'creak' }, { target: 'open' }] } },
    open: { description: 'One can walk through.', after: { patience: 'closed' } },
  },
})

const changesTo = (after: AnyStateMachine) => changesBetween(chartOf(before), chartOf(after))
/** Ids of renamed states before and now; the kind of any other change. */
const renames = (changes: readonly Change[]) =>
  changes.map((change) => (change.kind === 'stateRenamed' ? [change.before.id, change.state.id] : change.kind))
const kindsOf = (changes: readonly Change[]) => changes.map(({ kind }) => kind)

describe('what changed in a chart', () => {
  it('is nothing where nothing did', () => {
    expect(changesTo(before)).toEqual([])
  })

  it('is one line for a changed guard', () => {
    const changes = changesTo(
      doors.createMachine({
        id: 'door',
        initial: 'closed',
        states: {
          closed: { on: { 'door.pushed': [{ guard: 'isJammed', actions: 'creak' }, { target: 'open' }] } },
          open: { description: 'One can walk through.', after: { patience: 'closed' } },
        },
      }),
    )
    expect(changes).toEqual([expect.objectContaining({ kind: 'transitionChanged', parts: ['guard'] })])
  })

  it('reports a new target and lost actions', () => {
    const changes = changesTo(
      doors.createMachine({
        id: 'door',
        initial: 'closed',
        states: {
          closed: { on: { 'door.pushed': [{ guard: 'isLocked' }, { target: 'open' }] } },
          open: { description: 'One can walk through.', after: { patience: 'open' } },
        },
      }),
    )
    expect(changes).toEqual([
      expect.objectContaining({ kind: 'transitionChanged', parts: ['actions'] }),
      expect.objectContaining({ kind: 'transitionChanged', parts: ['targets'] }),
    ])
  })

  it('knows a state under its new name', () => {
    const changes = changesTo(
      doors.createMachine({
        id: 'door',
        initial: 'closed',
        states: {
          closed: { on: { 'door.pushed': [{ guard: 'isLocked', actions: 'creak' }, { target: 'ajar' }] } },
          ajar: { description: 'One can walk through.', after: { patience: 'closed' } },
        },
      }),
    )
    expect(renames(changes)).toEqual([['open', 'ajar']])
  })

  it('reports what came, what went and the other order of branches', () => {
    const changes = changesTo(
      doors.createMachine({
        id: 'door',
        initial: 'closed',
        states: {
          closed: { on: { 'door.pushed': [{ target: 'open' }, { guard: 'isLocked', actions: 'creak' }] } },
          open: { description: 'One can walk through.', on: { 'door.pulled': 'gone' } },
          gone: {},
        },
      }),
    )
    expect(kindsOf(changes).toSorted()).toEqual([
      'stateAdded',
      'transitionAdded',
      'transitionChanged',
      'transitionRemoved',
    ])
    expect(changes.filter(({ kind }) => kind === 'transitionChanged')).toMatchObject([
      { parts: ['branch'], next: { before: { targets: ['open'] }, transition: null } },
    ])
  })
})

const rooms = (config: {
  readonly name: string
  readonly inner?: string
  readonly inside?: string
  readonly isMoved?: boolean
}) => {
  const { name, inner = 'bed', inside = 'asleep', isMoved = false } = config
  const lamp = { description: 'There is light.', on: { 'lamp.put.out': { actions: 'creak' as const } } }
  return doors.createMachine({
    id: 'rooms',
    initial: 'hall',
    states: {
      hall: {
        description: 'One comes in here.',
        on: { 'door.pushed': `#rooms.${name}`, 'lamp.lit': isMoved ? `#rooms.${name}.lamp` : '#rooms.lamp' },
      },
      [name]: {
        description: 'One sleeps here.',
        initial: inner,
        on: { 'door.pulled': '#rooms.hall' },
        states: {
          [inner]: { on: { 'eyes.closed': inside } },
          [inside]: { after: { patience: inner } },
          ...(isMoved ? { lamp } : {}),
        },
      },
      ...(isMoved ? {} : { lamp }),
    },
  })
}
const between = (one: AnyStateMachine, other: AnyStateMachine) => changesBetween(chartOf(one), chartOf(other))

describe('states that have another name or place', () => {
  it('take along what stands within them', () => {
    expect(renames(between(rooms({ name: 'chamber' }), rooms({ name: 'bedroom' })))).toEqual([['chamber', 'bedroom']])
  })

  it('are known within a state that is renamed too', () => {
    expect(renames(between(rooms({ name: 'chamber' }), rooms({ name: 'bedroom', inside: 'dreaming' })))).toEqual([
      ['chamber', 'bedroom'],
      ['chamber.asleep', 'bedroom.dreaming'],
    ])
  })

  it('are known when they stand within another state now', () => {
    expect(renames(between(rooms({ name: 'chamber' }), rooms({ name: 'chamber', isMoved: true })))).toEqual([
      ['lamp', 'chamber.lamp'],
    ])
  })
})

it('a branch that comes or goes changes no order', () => {
  const guards = { left: 'isLocked', right: 'isJammed', back: 'isOpen' } as const
  const ways = setup({ guards: { isLocked: () => true, isJammed: () => true, isOpen: () => true } })
  const branches = (...targets: readonly (keyof typeof guards)[]) =>
    ways.createMachine({
      id: 'fork',
      initial: 'here',
      states: {
        here: { on: { 'door.pushed': targets.map((target) => ({ guard: guards[target], target })) } },
        left: {},
        right: {},
        back: {},
      },
    })
  expect(kindsOf(between(branches('left', 'right'), branches('right', 'back')))).toEqual([
    'transitionRemoved',
    'transitionAdded',
  ])
  expect(kindsOf(between(branches('left', 'right'), branches('back', 'left', 'right')))).toEqual(['transitionAdded'])
})

it('another length of a delay is one change', () => {
  const waiting = (patience: number) =>
    chartOf(
      setup({ delays: { patience } }).createMachine({
        id: 'wait',
        initial: 'here',
        states: { here: { after: { patience: 'there' } }, there: {} },
      }),
    )
  expect(changesBetween(waiting(1500), waiting(3000))).toEqual([
    expect.objectContaining({ kind: 'transitionChanged', parts: ['delay'] }),
  ])
})

describe('an event', () => {
  const called = (pushed: string, pulled = 'door.pulled') =>
    chartOf(
      setup({ guards: { isLocked: () => true } }).createMachine({
        id: 'door',
        initial: 'closed',
        states: {
          closed: { on: { [pushed]: [{ guard: 'isLocked' }, { target: 'open' }] } },
          open: { on: { [pulled]: 'closed' } },
        },
      }),
    )

  it('of another name is one change', () => {
    expect(changesBetween(called('door.pushed'), called('door.shoved'))).toEqual([
      expect.objectContaining({ kind: 'eventRenamed', before: 'door.pushed', event: 'door.shoved' }),
    ])
    expect(kindsOf(changesBetween(called('door.pushed'), called('door.shoved', 'door.drawn')))).toEqual([
      'eventRenamed',
      'eventRenamed',
    ])
  })

  it('that another one replaces is none of another name where its transitions lead elsewhere', () => {
    const other = chartOf(
      setup({}).createMachine({
        id: 'door',
        initial: 'closed',
        states: { closed: { on: { 'door.blown': 'open' } }, open: { on: { 'door.pulled': 'closed' } } },
      }),
    )
    expect(kindsOf(changesBetween(called('door.pushed'), other))).not.toContain('eventRenamed')
  })
})

describe('what no drawing shows', () => {
  const works = setup({
    actors: { look: fromPromise<null, { at: string }>(() => Promise.resolve(null)) },
    actions: { note: (_, _params: { what: string }) => {} },
    guards: { isLate: (_, _params: { hour: number }) => true },
  })
  const rooms = { left: {}, right: {} }
  const made = (config: {
    readonly input?: string
    readonly hour?: number
    readonly what?: string
    readonly result?: string
    readonly light?: boolean
    readonly regions?: Record<string, object>
  }) =>
    chartOf(
      works.createMachine({
        id: 'house',
        context: { light: config.light ?? true },
        output: { result: config.result ?? 'left' },
        initial: 'open',
        states: {
          open: {
            invoke: { id: 'look', src: 'look', input: { at: config.input ?? 'door' } },
            on: {
              pushed: {
                guard: { type: 'isLate', params: config.hour === 7 ? () => ({ hour: 7 }) : () => ({ hour: 22 }) },
                actions: [
                  { type: 'note', params: config.what === 'no' ? () => ({ what: 'no' }) : () => ({ what: 'yes' }) },
                ],
                target: 'both',
              },
            },
          },
          both: { type: 'parallel', states: config.regions ?? rooms },
        },
      }),
    )

  it.each<readonly [part: string, now: Parameters<typeof made>[0], part: string]>([
    ['input', { input: 'window' }, 'input'],
    ['parameters of a condition', { hour: 7 }, 'guardParams'],
    ['parameters of an action', { what: 'no' }, 'actionParams'],
    ['output', { result: 'stayed' }, 'output'],
    ['context', { light: false }, 'context'],
    ['order of regions', { regions: { right: {}, left: {} } }, 'regions'],
  ])('is one change: another %s', (_, now, part) => {
    expect(changesBetween(made({}), made(now))).toEqual([expect.objectContaining({ parts: [part] })])
  })

  it('is another depth or default of history', () => {
    const back = (depth: 'shallow' | 'deep', target: string) =>
      chartOf(
        setup({}).createMachine({
          id: 'house',
          initial: 'in',
          states: {
            in: { initial: 'a', states: { a: {}, b: {}, back: { type: 'history', history: depth, target } } },
            out: { on: { home: 'in.back' } },
          },
        }),
      )
    for (const now of [back('deep', 'a'), back('shallow', 'b')])
      expect(changesBetween(back('shallow', 'a'), now)).toEqual([expect.objectContaining({ parts: ['history'] })])
  })
})
