import { msg } from '@lingui/core/macro'
import type { SubmitWords } from '../../../documents/submit/submitWords.ts'

/** How the submission of a declaration speaks of it. */
export const submitWords: SubmitWords = {
  title: msg`Send the declaration`,
  reading: msg`Reading the declaration`,
  generating: msg`The declaration is saved and written in the tax authority's format.`,
  generated: msg`Generate declaration success`,
  claiming: msg`This browser makes sure that no other tab is working on this declaration.`,
  send: msg`Register`,
  stepsDone: msg`Signed, verified and registered`,
  sending: msg`Registering the signed declaration`,
  sendingText: msg`The server verifies the signature and hands the declaration over. Please keep this page open.`,
  asking: msg`The server is asked whether this very declaration is registered. Nothing is sent twice.`,
  outcomeUnknown: msg`It is not known whether the declaration was registered`,
  isSigned: msg`Certain: the declaration is signed, and the signed document is kept here.`,
  noCertificate: msg`A declaration is signed with a certificate that your company has registered here and that is in use: active or extended. The digital signatures in the settings show what is registered. Your declaration stays as it is.`,
  notKept: msg`This browser cannot keep the work over a reload: its storage is full or closed. Do not reload or close this page before the declaration is registered.`,
  sent: msg`The declaration is sent`,
  onItsWay: msg`It is registered and on its way to the tax authority. You need not wait here: the answer is shown on every page as soon as it comes.`,
  open: msg`Open the declaration`,
  toCorrect: msg`Open the declaration to correct it, then generate and send it again.`,
  interrupted: (moment) => msg`A declaration was interrupted on its way (${moment})`,
  signedOnly: msg`It is signed, and it is not known here whether it was registered. Going on asks the server first; nothing is signed or registered twice.`,
  waits: (moment) => msg`A declaration waits for its eSign signature (${moment})`,
  severalWait: (count, moment) => msg`Declarations that wait for one eSign signature: ${count} (${moment})`,
  staysDraft: msg`The declaration stays a draft in the list and can be sent from there.`,
  signedIsLost: msg`The signed document is removed from this browser. If it had reached the server, the list shows the declaration as sent; otherwise it stays a draft and has to be signed again.`,
}
