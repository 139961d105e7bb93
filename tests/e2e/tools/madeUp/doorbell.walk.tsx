import { createActor } from 'xstate'
import { server } from 'vitest/browser'
import { defineWalk } from '../../../../walks/browser/walk.ts'
import { walkPaths } from '../../../../walks/browser/walkPaths.tsx'
import { doorbell, flow } from './doorbell.ts'

/** Where the bell counts, across the pages of both walks, how often it was pressed. */
const counter = '.cache/made-up/presses'
const atTheDoor = { headings: ['Doorbell'], open: [], closed: [], facts: [] }

walkPaths(
  defineWalk({
    flow,
    machine: doorbell,
    gestures: {
      'bell.rung': {
        rung: async (actor) => {
          const presses = Number(await server.commands.readFile(counter)) + 1
          await server.commands.writeFile(counter, String(presses))
          if (presses % 2 === 0) actor.send({ type: 'bell.rung' })
        },
      },
    },
    begin: (input, options) => {
      const actor = createActor(doorbell, { input, ...options })
      return { actor, value: () => actor.getSnapshot().value, actors: {}, view: <h1>Doorbell</h1> }
    },
    views: { quiet: atTheDoor, ringing: atTheDoor },
  }),
)
