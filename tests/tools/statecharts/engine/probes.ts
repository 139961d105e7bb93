import { fromPromise, setup, type AnyStateMachine } from 'xstate'

const made = setup({
  actors: { work: fromPromise(() => Promise.resolve(null)) },
  guards: { isOpen: () => true, isLate: () => true, has: (_, _params: { code: string }) => true },
  delays: { short: 40, long: () => 900 },
})

/** Small machines, each with what one part of SCXML has to say for it. */
export const probes: readonly AnyStateMachine[] = [
  made.createMachine({
    id: 'histories',
    initial: 'house',
    states: {
      house: {
        initial: 'hall',
        on: { left: 'street', jumped: { target: '.back', reenter: true }, sank: '.deepBack' },
        states: {
          hall: { on: { up: 'floor' } },
          floor: {
            initial: 'first',
            states: { first: { on: { up: 'second' } }, second: { on: { up: 'third', down: 'first' } }, third: {} },
            on: { down: 'hall' },
          },
          back: { type: 'history', target: 'floor' },
          deepBack: { type: 'history', history: 'deep', target: 'floor.second' },
          plain: { type: 'history', history: 'deep' },
        },
      },
      street: {
        on: { home: 'house.back', homeDeep: 'house.deepBack', homePlain: 'house.plain', anew: 'house' },
      },
    },
  }),
  made.createMachine({
    id: 'parallelHistory',
    initial: 'away',
    states: {
      away: { on: { shallow: 'both.back', deep: 'both.deepBack', plain: 'both.plain', in: 'both' } },
      both: {
        type: 'parallel',
        on: { out: 'away', reset: '.left.a', again: { target: 'both' }, anew: { target: 'both', reenter: true } },
        states: {
          left: {
            initial: 'a',
            states: { a: { on: { next: 'b' } }, b: { on: { cross: '#parallelHistory.both.right.d' } } },
          },
          back: { type: 'history' },
          right: {
            initial: 'c',
            states: { c: { on: { next: 'd' } }, d: { initial: 'e', states: { e: { on: { deeper: 'f' } }, f: {} } } },
          },
          deepBack: { type: 'history', history: 'deep', target: 'left.b' },
          plain: { type: 'history', history: 'deep' },
        },
      },
    },
  }),
  made.createMachine({
    id: 'selves',
    initial: 'one',
    on: { 'root.self': { target: '.two' }, 'root.anew': { target: '.two', reenter: true } },
    states: {
      one: {
        after: { short: { guard: 'isOpen', target: 'one' } },
        on: { same: 'one', anew: { target: 'one', reenter: true }, acts: {}, on: 'two' },
      },
      two: {
        initial: 'a',
        after: { long: 'one' },
        on: {
          same: 'two',
          anew: { target: 'two', reenter: true },
          inside: '.b',
          insideAnew: { target: '.b', reenter: true },
        },
        states: {
          a: { on: { next: 'b', up: '#selves.two' } },
          b: { on: { next: 'a', up: { target: '#selves.two', reenter: true } } },
        },
      },
    },
  }),
  made.createMachine({
    id: 'wildcards',
    initial: 'one',
    on: { '*': { guard: 'isLate', target: '.one' } },
    states: {
      one: {
        on: {
          '*': 'two',
          'door.*': { guard: 'isOpen', target: 'three' },
          'door.front.*': { guard: { type: 'has', params: { code: 'front.key' } }, target: 'two' },
          'door.front': { guard: { type: 'has', params: { code: 'back.key' } }, target: 'one', reenter: true },
          door: 'three',
        },
      },
      two: { on: { 'door.front.opened': 'one', 'door.front': 'three', 'door.*': {} } },
      three: {
        invoke: { id: 'job', src: 'work', onDone: 'one' },
        after: { short: { guard: 'isOpen', target: 'two' } },
        on: { 'door.*': 'one', '*': { guard: 'isOpen', target: 'three', reenter: true } },
      },
    },
  }),
  made.createMachine({
    id: 'regions',
    initial: 'work',
    states: {
      work: {
        type: 'parallel',
        on: {
          tick: { guard: 'isLate', actions: [] },
          tock: 'rest',
          swap: '.left.b',
          'note.*': {},
          leave: [
            { guard: 'isOpen', target: 'rest' },
            { target: 'work', reenter: true },
          ],
        },
        states: {
          left: {
            initial: 'a',
            on: { restart: { target: 'left', reenter: true }, over: '#regions.work.right.d' },
            states: {
              a: {
                on: { tick: 'b', tock: {}, 'note.a': 'b', leave: { guard: 'isLate', target: 'b' } },
                after: { short: 'b' },
              },
              b: { on: { tick: { guard: 'isOpen', target: 'a' }, 'note.*': 'a', leave: '#regions.rest' } },
            },
          },
          right: {
            initial: 'c',
            states: {
              c: { on: { tick: 'd', tock: { guard: 'isOpen' } } },
              d: { always: { guard: { type: 'has', params: { code: 'd' } }, target: 'c' } },
            },
          },
        },
      },
      rest: { on: { tick: 'work', tock: 'work.right.d' } },
    },
  }),
  made.createMachine({
    id: 'ends',
    type: 'parallel',
    states: {
      // SCION takes any configuration of nothing but final states for the end of the file.
      idle: {},
      main: {
        initial: 'outer',
        states: {
          outer: {
            initial: 'inner',
            onDone: { target: 'both' },
            after: { short: { guard: 'isOpen', target: 'outer' } },
            on: { skip: '.last' },
            states: {
              inner: {
                initial: 'begun',
                after: { short: { guard: 'isOpen', target: 'inner', reenter: true } },
                states: { begun: { on: { finish: 'finished' } }, finished: { type: 'final' } },
                on: { next: 'last', ignored: {} },
              },
              last: { type: 'final' },
            },
          },
          both: {
            type: 'parallel',
            onDone: [{ guard: 'isOpen', target: 'over' }, { target: 'outer' }],
            on: { renew: '.one' },
            states: {
              one: { initial: 'a', states: { a: { on: { one: 'z' } }, z: { type: 'final' } } },
              two: {
                initial: 'a',
                onDone: { guard: 'isLate', target: '.a' },
                states: { a: { on: { two: 'z' } }, z: { type: 'final' } },
              },
            },
          },
          over: { type: 'final' },
        },
      },
    },
  }),
  made.createMachine({
    id: 'whole',
    type: 'parallel',
    on: { renew: '.one.a', all: { target: ['.one.z', '.two.b'] } },
    states: {
      one: { initial: 'a', states: { a: { on: { one: 'z', two: '#whole.two.z' } }, z: { type: 'final' } } },
      two: { initial: 'a', states: { a: { on: { two: 'b' } }, b: { on: { two: 'z' } }, z: { type: 'final' } } },
    },
  }),
]
