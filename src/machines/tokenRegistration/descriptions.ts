import type { DescriptionsOf } from '../descriptions.ts'
import type { tokenRegistration } from './tokenRegistration.ts'

export const descriptions = {
  events: {
    'permission.understood': 'The user lets the browser ask for permission',
    'registration.confirmed': "The user registers the token's certificate",
    'registration.repeated': 'The user sends the registration again',
    'token.readAgain': 'The user has the token read again',
    'outcome.asked': 'The user has the list asked for the certificate',
    'existing.shown': 'The user looks at the certificate that is registered already',
    'declaration.opened': 'The user declares the certificate',
    'dialog.dismissed': 'The user closes the dialog',
  },
  actors: {
    askPermission: 'The browser, asked whether the site may reach this computer, says',
    readToken: 'The agent, asked for the token, answers',
    register: 'The server, asked to register the certificate, answers',
    findRegistered: "The company's list, asked for the certificate, answers",
  },
  delays: {},
} satisfies DescriptionsOf<typeof tokenRegistration>
