import { ends } from '../certificateRegistration/ends.ts'
import { choosing } from './connecting.ts'
import { enteringPin } from './entering.ts'
import { registering } from './registering.ts'
import { hsmRegistering } from './setup.ts'
import { stopped } from './stopped.ts'

/** Registering a certificate in an HSM: account, certificate, PIN and where wanted a second factor (seed 000 §2, 001 §2.1, §4). */
export const hsmRegistration = hsmRegistering.createMachine({
  id: 'hsmRegistration',
  description: 'Registers a certificate that a signing server holds in its HSM.',
  meta: { seed: ['001-2.1-08', '001-4-05', '000-4-23'] },
  context: ({ input }) => ({
    ...input,
    account: null,
    certificates: [],
    certificate: null,
    qr: null,
    asksCode: false,
    attemptsLeft: null,
    failure: null,
    certificateId: null,
    result: 'givenUp',
  }),
  output: ({ context: { result, certificateId, certificate } }) => ({
    result,
    certificateId,
    serialNumber: certificate?.serial ?? null,
  }),
  initial: 'connecting',
  states: {
    ...choosing,
    enteringPin,
    ...registering,
    ...stopped,
    ...ends,
    leftForExisting: {
      ...ends.leftForExisting,
      meta: { seed: ['001-2.1-07'] },
      entry: ['markToExisting', 'forgetSecrets'],
    },
    postponed: { ...ends.postponed, entry: ['markPostponed', 'forgetSecrets'] },
    givenUp: { type: 'final', description: 'The user gave up; nothing was registered.', entry: 'forgetAll' },
  },
})
