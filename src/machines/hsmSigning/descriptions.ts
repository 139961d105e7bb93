import type { DescriptionsOf } from '../descriptions.ts'
import type { hsmSigning } from './hsmSigning.ts'

export const descriptions = {
  events: {
    'certificate.chosen': 'The user chooses a certificate',
    'pin.submitted': 'The user enters the PIN',
    'account.submitted': 'The user enters the account of the signing server and the PIN',
    'signing.retried': 'The user tries to sign again',
    'certificates.requested': 'The user wants to choose another certificate',
    'signatureSettings.opened': 'The user opens the digital signatures',
    'dialog.dismissed': 'The user gives up signing',
  },
  actors: {
    readCertificates: 'The server, asked for certificates in an HSM, answers',
    logIn: 'The signing server, asked to log in, answers',
    signDocument: 'The signing server, asked to sign, answers',
  },
  delays: {},
} satisfies DescriptionsOf<typeof hsmSigning>
