import type { I18n, MessageDescriptor } from '@lingui/core'
import type { CredentialFailure, Failure } from '../domain/failure.ts'
import { stepTitles, type FailedStep } from './stepTitles.ts'

export type TellableFailure = Failure | CredentialFailure

/** What happened, what to do, and the words of the button that does it, where there is one thing to do. */
export interface FailureMessage {
  readonly title: MessageDescriptor | string
  readonly text: MessageDescriptor | string
  readonly action?: MessageDescriptor
}

/** A failure told to its user: what happened, what to do, and the words of the button that does it. */
export interface FailureText {
  readonly title: string
  readonly text: string
  readonly action?: string
}

const closed = (sentence: string): string => (/[.!?。]$/.test(sentence) ? sentence : `${sentence}.`)

/** The message in the active language. With the step that failed, the step's title stands first and the cause opens the text. */
export const told = (i18n: I18n, { title, text, action }: FailureMessage, step?: FailedStep): FailureText => {
  const said = (message: MessageDescriptor | string): string =>
    typeof message === 'string' ? message : i18n._(message)
  const button = action === undefined ? {} : { action: said(action) }
  if (step === undefined) return { title: said(title), text: said(text), ...button }
  return { title: i18n._(stepTitles[step]), text: `${closed(said(title))} ${said(text)}`, ...button }
}
