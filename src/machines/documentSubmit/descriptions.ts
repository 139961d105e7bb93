import type { DescriptionsOf } from '../descriptions.ts'
import type { documentSubmit } from './documentSubmit.ts'

export const descriptions = {
  events: {
    'type.confirmed': 'The user confirms the signature type',
    'step.retried': 'The user tries the step again',
    'work.claimed': 'No other tab works on the XML, which is now held by this one',
    'work.elsewhere': 'Another tab works on the XML',
    'signature.renewed': 'The user signs the XML anew',
    'outcome.asked': 'The user has the server asked for the outcome',
    'registration.repeated': 'The user sends the signed document again',
    'signatureSettings.opened': 'The user opens the digital signatures',
    'correction.requested': 'The user corrects the draft in a new document',
    'reopening.requested': 'The user opens the document as it is now',
    'dialog.dismissed': 'The user closes the dialog',
  },
  actors: {
    readDocument: 'The server, asked for the draft, answers',
    readOption: 'The server, asked how the company signs, answers',
    generateXml: 'The server, asked for the XML, answers',
    sendSigned: 'The server, given the signed XML, answers',
    findSent: 'The server, asked whether the XML is registered, answers',
    holdWork: 'The hold on the XML says',
    tokenSigning: 'Signing with the token ends',
    hsmSigning: 'Signing with the HSM ends',
    remoteSigning: 'Signing with the remote signature ends',
  },
  delays: {},
} satisfies DescriptionsOf<typeof documentSubmit>
