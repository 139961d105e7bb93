import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TimelineStep } from '../../api/contract/documents/history.ts'
import { shownInVietnam } from '../../domain/dates.ts'
import { reasonsIn, type AuthorityReason, type TimelineKind } from '../../domain/documents/timeline.ts'
import type { Locale } from '../../domain/locale.ts'
import type { PrintedReport } from '../../printing/drawing/report/printedReport.ts'
import { stepAppearances } from './stepTitles.ts'

/** A row of the print stays on one page, so that a long text is given a row for each of its lines and reasons. */
const linesOf = (text: string): string[][] => text.split(/\n|(?<=;)\s/).map((line) => [line])

const ownSteps: readonly TimelineKind[] = ['saved', 'generated', 'signed', 'sent']

/** Whether a step is what authority or provider have answered, with anything to read in it. */
export const isNotice = ({ kind, text, message }: TimelineStep): boolean =>
  !ownSteps.includes(kind) && (text !== '' || message !== null)

interface NoticeReason extends AuthorityReason {
  /** What the code means and what to do, in the user's language. */
  readonly explanations: readonly string[]
}

/** A notice as it is read: what it decides, what identifies it, and its words. */
export interface Notice {
  readonly title: string
  readonly facts: readonly { readonly term: string; readonly detail: string }[]
  /** In the authority's Vietnamese. */
  readonly text: string
  readonly reasons: readonly NoticeReason[]
}

/** What a document is called, and what stands before that. */
interface NamedDocument {
  readonly term: MessageDescriptor
  readonly name: string
}

export const noticeOf = (
  i18n: I18n,
  { kind, at, text, message }: TimelineStep,
  { term, name }: NamedDocument,
  explanationsOf: (message: string) => readonly string[],
): Notice => ({
  title: i18n._(stepAppearances[kind].title),
  facts: [
    { term: i18n._(term), detail: name },
    { term: i18n._(msg`Date and time`), detail: shownInVietnam(at) },
    ...(message === null
      ? []
      : [
          { term: i18n._(msg`Message type`), detail: message.type },
          { term: i18n._(msg`Message number`), detail: message.number },
        ]),
  ].filter(({ detail }) => detail !== ''),
  text,
  reasons: reasonsIn(text).map((reason) => ({
    ...reason,
    explanations: explanationsOf(`${reason.code}: ${reason.text}`),
  })),
})

export const printedNotice = (
  i18n: I18n,
  language: Locale,
  { title, facts, text, reasons }: Notice,
): PrintedReport => ({
  language,
  title: i18n._(msg`Notice of the tax authority`),
  lines: [title],
  sections: [
    { heading: i18n._(msg`Message`), rows: facts.map(({ term, detail }) => [term, detail]), isWide: false },
    ...(text === '' ? [] : [{ heading: i18n._(msg`Text of the notice`), rows: linesOf(text), isWide: true }]),
    ...(reasons.length === 0
      ? []
      : [
          {
            heading: i18n._(msg`Reasons`),
            rows: reasons.map((reason) => [reason.code, [reason.text, ...reason.explanations].join('\n')]),
            isWide: false,
          },
        ]),
  ],
  page: i18n._(msg`Page`),
})
