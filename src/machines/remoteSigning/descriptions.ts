import type { DescriptionsOf } from '../descriptions.ts'
import type { remoteSigning } from './remoteSigning.ts'

export const descriptions = {
  events: {
    'certificate.chosen': 'The user chooses a certificate',
    'signing.retried': 'The user tries again',
    'certificates.requested': 'The user wants to choose another certificate',
    'cancellation.repeated': 'The user gives the request up again',
    'signatureSettings.opened': 'The user opens the digital signatures',
    'dialog.dismissed': 'The user gives up signing',
  },
  actors: {
    readCertificates: 'The server, asked for certificates of the provider, answers',
    findRequest: 'The server, asked for a request that waits, answers',
    requestSignature: 'The provider, asked for a signature, answers',
    awaitConfirmation: 'The provider says what became of the request',
    awaitAnswer: 'The server answers again',
    cancelRequest: 'The server, asked to give up the request, answers',
  },
  delays: {},
} satisfies DescriptionsOf<typeof remoteSigning>
