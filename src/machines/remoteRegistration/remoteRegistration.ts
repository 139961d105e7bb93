import { ends } from '../certificateRegistration/ends.ts'
import { reading } from './reading.ts'
import { registering } from './registering.ts'
import { registration } from './setup.ts'
import { stopped } from './stopped.ts'

/** Registering a certificate that a provider of remote signatures keeps for a user (seed 001 §2.1, §4, CSC API v2). */
export const remoteRegistration = registration.createMachine({
  id: 'remoteRegistration',
  description:
    "Registers a certificate with which a provider signs once its holder confirms, found by the holder's name.",
  meta: { seed: ['001-2.1-05', '001-4-04'] },
  context: ({ input }) => ({
    ...input,
    userName: '',
    certificates: [],
    certificate: null,
    formType: '1',
    failure: null,
    certificateId: null,
    result: 'givenUp',
  }),
  output: ({ context: { result, certificateId, certificate } }) => ({
    result,
    certificateId,
    serialNumber: certificate?.serialNumber ?? null,
  }),
  initial: 'enteringUser',
  states: {
    ...reading,
    ...stopped,
    ...registering,
    ...ends,
    givenUp: { type: 'final', description: 'The user gave up; nothing was registered.', entry: 'forgetCertificates' },
  },
})
