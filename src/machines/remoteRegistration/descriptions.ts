import type { DescriptionsOf } from '../descriptions.ts'
import type { remoteRegistration } from './remoteRegistration.ts'

export const descriptions = {
  events: {
    'user.submitted': 'The user enters the name at the provider',
    'user.changed': 'The user wants to enter another name',
    'certificates.requested': 'The user wants to choose from the certificates again',
    'certificate.chosen': 'The user chooses a certificate',
    'registration.confirmed': 'The user registers the certificate',
    'registration.repeated': 'The user sends the registration again',
    'outcome.asked': 'The user has the list asked for the certificate',
    'existing.shown': 'The user looks at the certificate that is registered already',
    'declaration.opened': 'The user declares the certificate',
    'dialog.dismissed': 'The user closes the dialog',
  },
  actors: {
    readCertificates: "The provider, asked for the user's certificates, answers",
    register: 'The server, asked to register the certificate, answers',
    findRegistered: "The company's list, asked for the certificate, answers",
  },
  delays: {},
} satisfies DescriptionsOf<typeof remoteRegistration>
