import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { StoppedState } from './stopCauses.ts'

interface StopText {
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
}

/** Where the request ended without a signature, and nothing failed. */
export const endTexts: Readonly<Partial<Record<StoppedState, StopText>>> = {
  refused: {
    title: msg`The signature was refused on the phone`,
    text: msg`Nothing was signed or sent. If it was refused by mistake, try again: the phone then shows a new request with another control code.`,
  },
  expired: {
    title: msg`Nobody confirmed in time`,
    text: msg`The request has ended, and nothing was signed or sent. Have the phone at hand, then try again.`,
  },
  cancelled: {
    title: msg`The request was given up`,
    text: msg`It was given up in another window; nothing was signed or sent. Try again when you are ready.`,
  },
}

/** What is to be known of the request beside what has failed. */
export const requestTexts: Readonly<Partial<Record<StoppedState, MessageDescriptor>>> = {
  connectionLost: msg`Your request is still open, and the phone may still show it. This page goes on by itself as soon as it gets an answer; "Ask again" looks for one at once. Nobody is asked a second time.`,
  requestUnanswered: msg`It is not known whether the phone was asked; nothing was sent to the tax authority. Another try takes up the same request if there is one.`,
  stillOpen: msg`Whether the request was given up is not known. If the phone still shows it, refuse it there; it also ends by itself. Whatever happens to it, nothing is sent to the tax authority.`,
}

export const stillOpenTitle = msg`The phone may still ask`
