import { createActor, fromPromise, setup, SimulatedClock, type AnyStateMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { transitionsOf } from '../../walks/model/transitions.ts'
import { pathsOf } from '../../walks/model/pathsOf.ts'
import { Flow } from '../../walks/model/flow.ts'
import type { Stimulus } from '../../walks/model/stimuli.ts'

const types: { context?: { readonly stamped: boolean }; events?: { type: 'letter.posted' } | { type: 'letter.read' } } =
  {}

const letter = setup({
  types,
  actors: { deliver: fromPromise<'arrived' | 'lost'>(() => Promise.reject(new Error('not provided'))) },
  guards: {
    isStamped: ({ context }) => context.stamped,
    hasArrived: (_, params: { answer: string }) => params.answer === 'arrived',
  },
  delays: { patience: 1000 },
}).createMachine({
  id: 'letter',
  context: { stamped: false },
  initial: 'written',
  states: {
    written: { on: { 'letter.posted': { target: 'sorted' } } },
    sorted: { always: [{ guard: 'isStamped', target: 'underWay' }, { target: 'written' }] },
    underWay: {
      invoke: {
        id: 'delivery',
        src: 'deliver',
        onDone: [
          { guard: { type: 'hasArrived', params: ({ event }) => ({ answer: event.output }) }, target: 'delivered' },
          { target: 'written' },
        ],
        onError: 'written',
      },
      after: { patience: 'written' },
    },
    delivered: { on: { 'letter.read': 'read' } },
    read: { type: 'final' },
  },
})

const stamped = letter.provide({ guards: { isStamped: () => true } })
const bug = { throws: new Error('a bug') }

const facts = {
  starts: { once: undefined },
  events: { 'letter.posted': { posted: { type: 'letter.posted' } }, 'letter.read': { read: { type: 'letter.read' } } },
  outcomes: { deliver: { arrived: { answers: 'arrived' }, lost: { answers: 'lost' }, throws: bug } },
  delays: { patience: 1000 },
} as const

const walkLetter = (machine: typeof letter, isPossible: (stimulus: Stimulus) => boolean = () => true) =>
  pathsOf(new Flow({ ...facts, machine, isPossible: (_, stimulus) => isPossible(stimulus) })).map(({ name }) => name)

describe('the paths of a machine', () => {
  it('end every actor in every way, wait for every delay, and are not the beginning of one another', () => {
    const posted = 'once: letter.posted: posted'
    expect(walkLetter(stamped).toSorted()).toEqual([
      `${posted} → after patience`,
      `${posted} → delivery: arrived → letter.read: read`,
      `${posted} → delivery: lost`,
      `${posted} → delivery: throws`,
    ])
  })

  it('leave out what the view does not offer', () => {
    expect(walkLetter(stamped, ({ kind }) => kind === 'gesture')).toEqual(['once: letter.posted: posted'])
  })

  it('stop where a guard does not let them on', () => {
    expect(walkLetter(letter)).toEqual(['once: letter.posted: posted'])
  })
})

describe('the transitions of a machine', () => {
  const namesOf = (machine: AnyStateMachine) => transitionsOf(machine).map(({ name }) => name)

  it('count each branch, eventless and delayed ones too', () => {
    expect(namesOf(letter)).toEqual([
      'letter.written: letter.posted -> sorted',
      'letter.sorted: always 1 -> underWay',
      'letter.sorted: always 2 -> written',
      'letter.underWay: xstate.done.actor.delivery 1 -> delivered',
      'letter.underWay: xstate.done.actor.delivery 2 -> written',
      'letter.underWay: xstate.error.actor.delivery -> written',
      'letter.underWay: xstate.after.patience.letter.underWay -> written',
      'letter.delivered: letter.read -> read',
    ])
  })

  it('are distinguished by what was really taken', () => {
    const transitions = transitionsOf(letter)
    const taken: string[] = []
    const actor = createActor(letter, {
      clock: new SimulatedClock(),
      inspect: (event) => {
        if (event.type !== '@xstate.microstep') return
        taken.push(
          ...transitions.filter(({ definition }) => event._transitions.includes(definition)).map(({ name }) => name),
        )
      },
    })
    actor.start()
    actor.send({ type: 'letter.posted' })
    expect(taken).toEqual(['letter.written: letter.posted -> sorted', 'letter.sorted: always 2 -> written'])
  })
})
