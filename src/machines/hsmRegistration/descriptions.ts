import type { DescriptionsOf } from '../descriptions.ts'
import type { hsmRegistration } from './hsmRegistration.ts'

export const descriptions = {
  events: {
    'account.submitted': 'The user enters the account of the signing server',
    'account.requested': 'The user wants to enter another account',
    'certificate.chosen': 'The user chooses a certificate',
    'certificates.requested': 'The user wants to choose another certificate',
    'code.requested': 'The user ticks the box of the second factor',
    'code.declined': 'The user unticks the box of the second factor',
    'pin.submitted': 'The user enters the PIN',
    'registration.repeated': 'The user wants to register the certificate again',
    'outcome.asked': 'The user has the list asked for the certificate',
    'existing.shown': 'The user looks at the certificate that is registered already',
    'declaration.opened': 'The user declares the certificate',
    'dialog.dismissed': 'The user closes the dialog',
  },
  actors: {
    readCertificates: 'The signing server, asked for the certificates of the account, answers',
    fetchQr: 'The signing server, asked for a QR code, answers',
    register: 'The server, asked to register the certificate, answers',
    findRegistered: "The company's list, asked for the certificate, answers",
  },
  delays: {},
} satisfies DescriptionsOf<typeof hsmRegistration>
