import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NumberReason } from '../../../domain/documents/numbers.ts'

interface ReasonText {
  readonly why: MessageDescriptor
  /** What to do with the certificate that holds the number. */
  readonly whatToDo: MessageDescriptor
}

const again = msg`Open the certificate and issue it: it is signed again, under this number.`

/** Why a number waits, and what to do, in plain words. */
export const reasonTexts: Readonly<Record<NumberReason, ReasonText>> = {
  signing: {
    why: msg`Its certificate is being signed, or the page was left while it was.`,
    whatToDo: msg`Wait while somebody signs it. If nobody does any more, open the certificate and issue it under this number.`,
  },
  cancelled: { why: msg`Signing was stopped.`, whatToDo: again },
  keyRefused: {
    why: msg`The signing server refused the PIN, the one-time code or the key.`,
    whatToDo: msg`Check the PIN and the key, then open the certificate and issue it under this number.`,
  },
  keyUnreachable: {
    why: msg`The signing server could not be reached.`,
    whatToDo: msg`Try again later: open the certificate and issue it under this number.`,
  },
  declined: {
    why: msg`The holder of the eSign signature declined to sign.`,
    whatToDo: msg`Agree with the holder, then open the certificate and issue it under this number.`,
  },
  expired: { why: msg`Nobody confirmed the eSign request in time.`, whatToDo: again },
  failed: { why: msg`The signing server did not sign it.`, whatToDo: again },
  notRegistered: {
    why: msg`What was signed was not taken in, as its signature or its content was not right.`,
    whatToDo: msg`Check the digital certificate that signs, then open the certificate and issue it under this number.`,
  },
  ended: { why: msg`Issuing several certificates ended before it came to this number.`, whatToDo: again },
  deleted: { why: msg`The draft that had taken it was deleted.`, whatToDo: again },
  changed: { why: msg`Its certificate went on under another symbol or day.`, whatToDo: again },
  refused: {
    why: msg`The tax authority refused the certificate.`,
    whatToDo: msg`Open the certificate, correct it and issue it again: it keeps this number.`,
  },
}
