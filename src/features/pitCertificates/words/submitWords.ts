import { msg } from '@lingui/core/macro'
import type { SubmitWords } from '../../../documents/submit/submitWords.ts'

/** How the submission of a PIT certificate speaks of it. */
export const submitWords: SubmitWords = {
  title: msg`Issue the PIT certificate`,
  reading: msg`Reading the PIT certificate`,
  generating: msg`The certificate is saved, takes its number, and is written in the tax authority's format.`,
  generated: msg`The PIT certificate is ready to be signed`,
  claiming: msg`This browser makes sure that no other tab is working on this certificate.`,
  send: msg`Issue`,
  stepsDone: msg`Signed, verified and issued`,
  sending: msg`Issuing the signed PIT certificate`,
  sendingText: msg`The server verifies the signature and hands the certificate over to the tax authority. Please keep this page open.`,
  asking: msg`The server is asked whether this very certificate is issued. Nothing is sent twice.`,
  outcomeUnknown: msg`It is not known whether the PIT certificate was issued`,
  isSigned: msg`Certain: the certificate is signed, and the signed document is kept here.`,
  noCertificate: msg`A PIT certificate is signed with a digital certificate that your company has registered here and that is in use: active or extended. The digital signatures in the settings show what is registered. What you filled in stays as it is.`,
  notKept: msg`This browser cannot keep the work over a reload: its storage is full or closed. Do not reload or close this page before the certificate is issued.`,
  sent: msg`The PIT certificate is issued`,
  onItsWay: msg`It is on its way to the tax authority. You need not wait here: the answer is shown on every page as soon as it comes.`,
  open: msg`Open the PIT certificate`,
  toCorrect: msg`Open the certificate to correct it, then issue it again.`,
  interrupted: (moment) => msg`A PIT certificate was interrupted on its way (${moment})`,
  signedOnly: msg`It is signed, and it is not known here whether it was issued. Going on asks the server first; nothing is signed or issued twice.`,
  waits: (moment) => msg`A PIT certificate waits for its eSign signature (${moment})`,
  severalWait: (count, moment) => msg`PIT certificates that wait for one eSign signature: ${count} (${moment})`,
  staysDraft: msg`The certificate stays a draft in the list and can be issued from there. A number that it has taken waits for it.`,
  signedIsLost: msg`The signed document is removed from this browser. If it had reached the server, the list shows the certificate as sent; otherwise it stays a draft and has to be signed again.`,
}
