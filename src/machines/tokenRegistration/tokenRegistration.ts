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
    finished: { type: 'final', description: 'The certificate is registered, and the list shows it.' },
    leftForDeclaration: {
      type: 'final',
      description: 'The certificate is registered, and the user declares it to the tax authority.',
      entry: 'markToDeclaration',
    },
    leftForExisting: {
      type: 'final',
      description: 'The user looks at the certificate that is registered already.',
      meta: { seed: ['000-4-21'] },
      entry: 'markToExisting',
    },
    postponed: {
      type: 'final',
      description: 'The user leaves before it is known whether the certificate was registered.',
      entry: 'markPostponed',
    },
    givenUp: { type: 'final', description: 'The user gave up; nothing was registered.', entry: 'forgetAttempt' },
  },
})
