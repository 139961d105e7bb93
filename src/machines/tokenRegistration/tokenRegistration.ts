import { ends } from '../certificateRegistration/ends.ts'
import { reading } from './reading.ts'
import { registering } from './registering.ts'
import { registration } from './setup.ts'
import { stopped } from './stopped.ts'

/** Registering the certificate of a token that the local agent reads (seed 000 §4, 001 §4, §8). */
export const tokenRegistration = registration.createMachine({
  id: 'tokenRegistration',
  description: "Registers the certificate of a USB token that the signing agent reads on the user's computer.",
  meta: { seed: ['000-4-22', '001-4-04'] },
  context: ({ input }) => ({
    ...input,
    token: null,
    formType: '1',
    failure: null,
    certificateId: null,
    result: 'givenUp',
  }),
  output: ({ context: { result, certificateId, token } }) => ({
    result,
    certificateId,
    serialNumber: token?.serialNumber ?? null,
  }),
  initial: 'askingPermission',
  states: {
    ...reading,
    ...stopped,
    ...registering,
    ...ends,
    givenUp: { type: 'final', description: 'The user gave up; nothing was registered.', entry: 'forgetAttempt' },
  },
})
