import { msg } from '@lingui/core/macro'
import type { FailureMessage } from '../../failures/failureText.ts'

const notAllowed: FailureMessage = {
  title: msg`What answers on this computer does not work for this site`,
  text: msg`Either the signing application is not set up for this site, or another program, such as a proxy, has taken its place. Below is how to find out which.`,
}

const otherProgram: FailureMessage = {
  title: msg`Another program answers in place of the signing application`,
  text: msg`Something else on this computer, such as a proxy, uses the signing application's port; nothing was signed. Close that program or give it another port, start the signing application again, then try again.`,
}

const otherVersion: FailureMessage = {
  title: msg`The signing application and this page do not understand each other`,
  text: msg`Their versions do not fit; nothing was signed. Update the signing application, start it again and try again.`,
}

const tooLarge: FailureMessage = {
  title: msg`The document is too large for the signing application`,
  text: msg`It takes documents of at most 1 MB, and 50 at once; nothing was signed. Shorten the document, or give the details to support.`,
}

const unsound: FailureMessage = {
  title: msg`The signing application does not accept this document`,
  text: msg`It signs only documents in a format of the tax authority, and this one is in none of them; nothing was signed. Generate it again; if that does not help, give the details to support.`,
}

const unknownForm: FailureMessage = {
  title: msg`The signing application does not know this form`,
  text: msg`It signs nothing that it cannot check and show in full, and this document holds what it does not know; nothing was signed. Update the signing application and try again; if that does not help, give the details to support.`,
}

/** What each reason of a refusing agent means to the person who signs (decision 0012). */
export const agentRefusalTexts: Readonly<Record<string, FailureMessage>> = {
  'request.forbiddenOrigin': notAllowed,
  'request.forbiddenHost': notAllowed,
  'request.malformed': otherVersion,
  'request.unknownPath': otherVersion,
  'request.unknownMethod': otherVersion,
  'request.unknownType': otherVersion,
  'answer.unreadable': otherVersion,
  'answer.otherProgram': otherProgram,
  'request.tooLarge': tooLarge,
  'document.tooMany': tooLarge,
  too_large: tooLarge,
  'document.refused': unsound,
  not_utf8: unsound,
  bom: unsound,
  dtd: unsound,
  comment: unsound,
  cdata: unsound,
  processing_instruction: unsound,
  not_well_formed: unsound,
  structure: unsound,
  sign_id_differs: unsound,
  unknown_form: unknownForm,
  unknown_element: unknownForm,
  too_much_to_show: {
    title: msg`The signing application signs for one taxpayer at a time`,
    text: msg`These documents name several taxpayers or are of too many kinds to be shown together; nothing was signed. Sign them one by one.`,
  },
  already_signed: {
    title: msg`This document is signed already`,
    text: msg`The signing application adds no second signature; nothing was changed. Stop signing and send the document again from the list.`,
  },
  'token.pinNeeded': {
    title: msg`The token shows its certificate only after its PIN`,
    text: msg`Enter the PIN when the signing application asks for it, then try again.`,
  },
  'agent.failed': {
    title: msg`The signing application has failed`,
    text: msg`It came upon a fault of its own; nothing was sent. Close it, start it again and try again.`,
  },
}

/** For a reason that nobody has written about: its word stands in the details to copy. */
export const unknownAgentRefusal: FailureMessage = {
  title: msg`The signing application refuses to sign`,
  text: msg`It gives a reason that this page does not know; nothing was signed. Update the signing application and try again, or give the details to support.`,
}
