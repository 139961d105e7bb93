import type { DescriptionsOf } from '../descriptions.ts'
import type { documentsSubmit } from './documentsSubmit.ts'

export const descriptions = {
  events: {
    'sending.confirmed': 'The user has the documents sent',
    'step.retried': 'The user tries again',
    'works.claimed': 'It is known which XML other tabs are at',
    'run.read': 'The server says how far the run is',
    'run.lost': 'The run cannot be read',
    'stop.requested': 'The user stops the sending',
    'pause.requested': 'The user has the server pause',
    'sending.continued': 'The user goes on with the sending',
    'signatureSettings.opened': 'The user opens the digital signatures',
    'dialog.dismissed': 'The user closes the dialog',
  },
  actors: {
    checkDrafts: 'The server, asked for the documents, answers',
    generateXml: 'The server, asked for the XML, answers',
    holdWorks: 'The claim of the XML ends',
    sendSigned: 'The server, asked to register the signed XML, answers',
    findSent: 'The server, asked whether the XML is registered, answers',
    tokenSigning: 'Signing with the token ends',
    followRun: 'Reading the run ends',
    cancelRun: 'The server, asked to cancel the run, answers',
    pauseRun: 'The server, asked to pause the run, answers',
    hsmRun: 'The key at the server is opened for the run',
    hsmSigning: 'Signing with the HSM ends',
    remoteSigning: 'Signing with the remote signature ends',
  },
  delays: {},
} satisfies DescriptionsOf<typeof documentsSubmit>
