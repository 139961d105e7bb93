import type { I18n, MessageDescriptor } from '@lingui/core'
import type { CredentialFailure, Failure, MailCodeFailure } from '../domain/failure.ts'

export type DescribableFailure = Failure | CredentialFailure | MailCodeFailure

/** What happened, and what to do. Which buttons there are is up to the view that shows it. */
export interface FailureMessage {
  readonly title: MessageDescriptor | string
  readonly text: MessageDescriptor | string
}

/** A failure's message in the reader's language. */
export interface FailureText {
  readonly title: string
  readonly text: string
}

/** A title in front of other sentences: with a full stop, unless it has one. */
export const asSentence = (text: string): string => (/[.!?。]$/.test(text) ? text : `${text}.`)

/** Both as sentences that follow each other, where a title of its own has no place. */
export const inSentences = ({ title, text }: FailureText): string => `${asSentence(title)} ${text}`

/** The message in the active language. With the title of the step that failed, that stands first and the cause opens the text. */
export const describeFailure = (i18n: I18n, { title, text }: FailureMessage, step?: MessageDescriptor): FailureText => {
  const said = (message: MessageDescriptor | string): string =>
    typeof message === 'string' ? message : i18n._(message)
  if (step === undefined) return { title: said(title), text: said(text) }
  return { title: i18n._(step), text: inSentences({ title: said(title), text: said(text) }) }
}
