import { certificateRegistration } from '../../src/machines/certificateRegistration/certificateRegistration.ts'
import { Flow } from '../model/flow.ts'
import type { EventCases, OutcomeCases } from '../model/machineTypes.ts'
import { holdHsmRegistration } from './hsmRegistration.ts'
import { holdRemoteRegistration } from './remoteRegistration.ts'
import { bug } from './serverFailures.ts'
import { company, holdTokenRegistration, registeredId } from './tokenRegistration.ts'

const ends = (result: 'registered' | 'givenUp' | 'postponed' | 'toExisting' | 'toDeclaration') =>
  ({
    answers: {
      result,
      certificateId: result === 'registered' || result === 'toDeclaration' ? registeredId : null,
      serialNumber: null,
    },
  }) as const

/** How a way to add a certificate ends. */
export const wayEnds = {
  registered: ends('registered'),
  'given up': ends('givenUp'),
  postponed: ends('postponed'),
  'to the existing one': ends('toExisting'),
  'to a declaration': ends('toDeclaration'),
  throws: bug,
} as const

const outcomes = {
  tokenRegistration: wayEnds,
  hsmRegistration: wayEnds,
  remoteRegistration: wayEnds,
} satisfies OutcomeCases<typeof certificateRegistration>

const events = {
  'type.confirmed': {
    'with the token': { type: 'type.confirmed', chosen: '1' },
    'with the HSM': { type: 'type.confirmed', chosen: '2' },
    'with the remote signature': { type: 'type.confirmed', chosen: '4' },
    'without a choice': { type: 'type.confirmed', chosen: null },
  },
  'step.retried': { retried: { type: 'step.retried' } },
  'dialog.dismissed': { dismissed: { type: 'dialog.dismissed' } },
} satisfies EventCases<typeof certificateRegistration>

export const flow = new Flow({
  machine: certificateRegistration,
  starts: { 'a company': company },
  events,
  outcomes,
  delays: {},
})

/** The machine with ways whose actors wait for the test. */
export const holdCertificateRegistration = () => {
  const token = holdTokenRegistration()
  const hsm = holdHsmRegistration()
  const remote = holdRemoteRegistration()
  return {
    token: token.held,
    hsm: hsm.held,
    remote: remote.held,
    machine: certificateRegistration.provide({
      actors: { tokenRegistration: token.machine, hsmRegistration: hsm.machine, remoteRegistration: remote.machine },
    }),
  }
}
