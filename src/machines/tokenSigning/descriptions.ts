import type { DescriptionsOf } from '../descriptions.ts'
import type { tokenSigning } from './tokenSigning.ts'

export const descriptions = {
  events: {
    'permission.understood': 'The user lets the browser ask for permission',
    'signing.retried': 'The user tries to sign again',
    'signatureSettings.opened': 'The user opens the digital signatures',
    'dialog.dismissed': 'The user gives up signing',
  },
  actors: {
    askPermission: 'The browser, asked whether the site may reach this computer, says',
    readToken: 'The agent, asked for the token, answers',
    signDocument: 'The agent, asked to sign, answers',
  },
  delays: {},
} satisfies DescriptionsOf<typeof tokenSigning>
