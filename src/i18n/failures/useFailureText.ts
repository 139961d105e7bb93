import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import type { Refusal } from '../../domain/failure.ts'
import { connectionTexts } from './connectionText.ts'
import type { FailureMessage, TellableFailure } from './failureText.ts'
import { accessTexts, refusalTexts } from './refusalText.ts'
import { signingText } from './signingText.ts'
import { stepTitles, type FailedStep } from './stepTitles.ts'

/** A failure told to its user: what happened, what to do, and the words of the button that does it. */
export interface FailureText {
  readonly title: string
  readonly text: string
  readonly action?: string
}

const refusalText = (refusal: Refusal): FailureMessage =>
  refusalTexts[refusal.reason] ?? {
    title: msg`The server refused this`,
    text: refusal.message === '' ? msg`It gave no reason. Reload the page and look whether it has been done.` : refusal.message,
  }

const messageOf = (failure: TellableFailure): FailureMessage => {
  switch (failure.code) {
    case 'connection.lost':
    case 'connection.tooSlow':
    case 'connection.cancelled':
    case 'server.failed':
    case 'server.unreadable':
    case 'session.ended':
    case 'work.elsewhere':
      return connectionTexts[failure.code]
    case 'server.refused':
      return refusalText(failure)
    case 'unexpected':
      return {
        title: msg`An error occurred. Please try again later.`,
        text: msg`This is a fault of the product, not of what you entered. Copy the details and send them to customer service.`,
        action: msg`Try again`,
      }
    case 'account.notActive':
      return accessTexts['901']
    case 'user.notFound':
    case 'password.incorrect':
      return accessTexts[failure.code]
    case 'signIn.tooMany':
      return accessTexts['login.tooMany']
    default:
      return signingText(failure)
  }
}

const closed = (sentence: string): string => (/[.!?。]$/.test(sentence) ? sentence : `${sentence}.`)

/**
 * Tells failures in the user's language. With the step that failed, the title is the seed's for that step ('Save declaration
 * failed') and the text begins with what happened; a server's refusal without a text of its own is told in the server's words.
 */
export const useFailureText = (): ((failure: TellableFailure, step?: FailedStep) => FailureText) => {
  const { i18n } = useLingui()
  return useCallback(
    (failure: TellableFailure, step?: FailedStep) => {
      const told = (message: MessageDescriptor | string): string => (typeof message === 'string' ? message : i18n._(message))
      const { title, text, action } = messageOf(failure)
      const button = action === undefined ? {} : { action: told(action) }
      if (step === undefined) return { title: told(title), text: told(text), ...button }
      return { title: i18n._(stepTitles[step]), text: `${closed(told(title))} ${told(text)}`, ...button }
    },
    [i18n],
  )
}
