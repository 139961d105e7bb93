import type { I18n, MessageDescriptor } from '@lingui/core'
import type { CredentialFailure, Failure } from '../domain/failure.ts'

export type DescribableFailure = Failure | CredentialFailure

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

const closed = (text: string): string => (/[.!?。]$/.test(text) ? text : `${text}.`)

/** The message in the active language. With the title of the step that failed, that stands first and the cause opens the text. */
export const describeFailure = (i18n: I18n, { title, text }: FailureMessage, step?: MessageDescriptor): FailureText => {
  const said = (message: MessageDescriptor | string): string =>
    typeof message === 'string' ? message : i18n._(message)
  if (step === undefined) return { title: said(title), text: said(text) }
  return { title: i18n._(step), text: `${closed(said(title))} ${said(text)}` }
}
