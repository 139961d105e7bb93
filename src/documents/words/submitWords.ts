import { msg } from '@lingui/core/macro'
import type { SubmitWords } from '../submit/submitWords.ts'

/** How the submission of a document of any kind speaks of it. */
export const submitWords: SubmitWords = {
  title: msg`Send the document`,
  reading: msg`Reading the document`,
  generating: msg`The document is saved, and written in the tax authority's format.`,
  generated: msg`The document is ready to be signed`,
  claiming: msg`This browser makes sure that no other tab is working on this document.`,
  send: msg`Send`,
  stepsDone: msg`Signed, verified and sent`,
  sending: msg`Sending the signed document`,
  sendingText: msg`The server verifies the signature and hands the document over to the tax authority. Please keep this page open.`,
  asking: msg`The server is asked whether this very document is sent. Nothing is sent twice.`,
  outcomeUnknown: msg`It is not known whether the document was sent`,
  isSigned: msg`Certain: the document is signed, and the signed document is kept here.`,
  noCertificate: msg`Documents are signed with a digital certificate that your company has registered here and that is in use: active or extended. The digital signatures in the settings show what is registered. What you filled in stays as it is.`,
  notKept: msg`This browser cannot keep the work over a reload: its storage is full or closed. Do not reload or close this page before the document is sent.`,
  sent: msg`The document is sent`,
  onItsWay: msg`It is on its way to the tax authority. You need not wait here: the answer is shown on every page as soon as it comes.`,
  open: msg`Open the document`,
  toCorrect: msg`Open the document to correct it, then send it again.`,
  interrupted: (moment) => msg`A document was interrupted on its way (${moment})`,
  signedOnly: msg`It is signed, and it is not known here whether it was sent. Going on asks the server first; nothing is signed or sent twice.`,
  waits: (moment) => msg`A document waits for its eSign signature (${moment})`,
  severalWait: (count, moment) => msg`Documents that wait for one eSign signature: ${count} (${moment})`,
  staysDraft: msg`The document stays a draft in the list and can be sent from there.`,
  signedIsLost: msg`The signed document is removed from this browser. If it had reached the server, the list shows it as sent; otherwise it stays a draft and has to be signed again.`,
}
