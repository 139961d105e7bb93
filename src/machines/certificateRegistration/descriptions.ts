import type { DescriptionsOf } from '../descriptions.ts'
import type { certificateRegistration } from './certificateRegistration.ts'

export const descriptions = {
  events: {
    'type.confirmed': 'The user confirms the type of the certificate',
    'step.retried': 'The user begins again',
    'dialog.dismissed': 'The user closes the dialog',
  },
  actors: {
    tokenRegistration: "Registering a token's certificate ends",
    hsmRegistration: 'Registering a certificate in an HSM ends',
    remoteRegistration: 'Registering a certificate of a remote signature ends',
  },
  delays: {},
} satisfies DescriptionsOf<typeof certificateRegistration>
