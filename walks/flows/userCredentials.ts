import type { CredentialsAnswer, UserCredentialsInput } from '../../src/machines/userCredentials/setup.ts'
import { userCredentials } from '../../src/machines/userCredentials/userCredentials.ts'
import { Flow } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import type { EventCases, OutcomeCases } from '../model/machineTypes.ts'
import { bug, fails, refusal, serverFails } from './serverFailures.ts'

export const credentialStarts = {
  'new user': { isNew: true },
  'existing user': { isNew: false },
} as const satisfies Record<string, UserCredentialsInput>

export const answered = { answers: { ok: true, value: null } } as const
export const idTaken = fails({ ...refusal, status: 409, reason: 'user.idTaken' })

export const credentialOutcomes = {
  checkUserId: { free: answered, 'server.refused, taken': idTaken, ...serverFails, throws: bug },
  askReset: { allowed: answered, ...serverFails, throws: bug },
} satisfies OutcomeCases<typeof userCredentials>

export const sampleId = 'lan@tokhai.example'

const credentialEvents = {
  'userId.edited': { edited: { type: 'userId.edited' } },
  'verify.requested': { requested: { type: 'verify.requested', userId: sampleId } },
  'userId.refused': { refused: { type: 'userId.refused' } },
  'reset.requested': { requested: { type: 'reset.requested' } },
  'reset.cancelled': { cancelled: { type: 'reset.cancelled' } },
} satisfies EventCases<typeof userCredentials>

export const flow = new Flow({
  machine: userCredentials,
  starts: credentialStarts,
  events: credentialEvents,
  outcomes: credentialOutcomes,
  delays: {},
  switches: {},
  isPossible: () => true,
})

/** The machine with actors that wait for the test, and what it has announced, in order. */
export const holdUserCredentials = () => {
  const announced: string[] = []
  const held = {
    checkUserId: holdActor<CredentialsAnswer, { readonly userId: string }>('checkUserId'),
    askReset: holdActor<CredentialsAnswer>('askReset'),
  }
  const machine = userCredentials.provide({
    actors: { checkUserId: held.checkUserId.logic, askReset: held.askReset.logic },
    actions: {
      announceVerified: () => announced.push('announceVerified'),
      emptyPassword: () => announced.push('emptyPassword'),
    },
  })
  return { held, machine, announced }
}
