import { createActor, type ContextFrom } from 'xstate'
import { page } from 'vitest/browser'
import { fill } from '../browser/controls.ts'
import { press } from '../browser/assertions.ts'
import type { StateView } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'
import { flow, holdUserCredentials, sampleId } from '../flows/userCredentials.ts'
import { CredentialsView } from './CredentialsView.tsx'
import { causeOf } from './serverCauses.ts'

const { held, machine } = holdUserCredentials()
const id = page.getByRole('textbox', { name: 'User ID' })
const shows = ['Show password', 'Show password']

type Context = ContextFrom<typeof machine>

const part = (open: readonly string[], closed: readonly string[], facts: readonly string[]): StateView => ({
  headings: ['Signing in'],
  open,
  closed,
  facts,
})

/** What a failure adds: its details to copy, where it has any. */
const copies = ({ failure }: Context): readonly string[] =>
  failure?.code === 'unexpected' || failure?.code === 'server.failed' ? ['Copy'] : []

let edits = 0

/** How an administrator walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'userId.edited': {
      edited: () => {
        edits += 1
        return fill(id, `${edits}.${sampleId}`)
      },
    },
    'verify.requested': { requested: press('Verify') },
    // The server's refusal of the saving is not in this view.
    'userId.refused': {
      refused: (actor) => {
        actor.send({ type: 'userId.refused' })
        return Promise.resolve()
      },
    },
    'reset.requested': { requested: press('Reset password') },
    'reset.cancelled': { cancelled: press('Cancel the reset') },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    return {
      actor,
      value: () => actor.getSnapshot().value,
      actors: held,
      view: <CredentialsView actor={actor} />,
    }
  },
  views: {
    opening: 'passed',
    unverified: part(['Verify', ...shows], [], []),
    checking: part(shows, ['Verify (In progress)'], []),
    verified: part(shows, ['Verify'], ['Verified']),
    taken: part(['Verify', ...shows], [], ['Somebody signs in with this user ID already: choose another one']),
    notVerified: (context: Context) => part([...copies(context), 'Verify', ...shows], [], causeOf(context.failure)),
    keepingPassword: part(['Reset password'], [], []),
    askingReset: part([], ['Reset password (In progress)'], []),
    resetRefused: (context: Context) =>
      part([...copies(context), 'Cancel the reset', 'Reset password'], [], causeOf(context.failure)),
    givingPassword: part([...shows, 'Cancel the reset'], [], []),
  },
})
