import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NumberReason } from '../../domain/documents/numbers.ts'

interface ReasonText {
  readonly why: MessageDescriptor
  /** What to do with the document that holds the number. */
  readonly whatToDo: MessageDescriptor
}

const again = msg`Issue it again: it is signed anew, under this number.`

/** Why a number waits, and what to do, in plain words. */
export const reasonTexts: Readonly<Record<NumberReason, ReasonText>> = {
  signing: {
    why: msg`Its document is being signed, or the page was left while it was.`,
    whatToDo: msg`Wait while somebody signs it; otherwise issue it again, under this number.`,
  },
  cancelled: { why: msg`Signing was stopped.`, whatToDo: again },
  keyRefused: {
    why: msg`The signing server refused the PIN, the one-time code or the key.`,
    whatToDo: msg`Check PIN and key, then issue it again, under this number.`,
  },
  keyUnreachable: {
    why: msg`The signing server could not be reached.`,
    whatToDo: msg`Try later: issue it again, under this number.`,
  },
  declined: {
    why: msg`The holder of the eSign signature declined to sign.`,
    whatToDo: msg`Agree with the holder, then issue it again, under this number.`,
  },
  expired: { why: msg`Nobody confirmed the eSign request in time.`, whatToDo: again },
  failed: { why: msg`The signing server did not sign it.`, whatToDo: again },
  notRegistered: {
    why: msg`What was signed was not taken in, as its signature or its content was not right.`,
    whatToDo: msg`Check the digital certificate that signs, then issue it again, under this number.`,
  },
  ended: { why: msg`Issuing several documents ended before it came to this number.`, whatToDo: again },
  deleted: { why: msg`The draft that had taken it was deleted.`, whatToDo: again },
  changed: { why: msg`Its document went on under another symbol or day.`, whatToDo: again },
  refused: {
    why: msg`The tax authority refused the document.`,
    whatToDo: msg`Correct it and issue it again: it keeps this number.`,
  },
}
