import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TimelineStep } from '../../../api/contract/documents/history.ts'
import { shownInVietnam } from '../../../domain/dates.ts'
import { readStatus } from '../../../domain/declaration/status.ts'
import { reasonsIn, type AuthorityReason, type TimelineKind } from '../../../domain/documents/timeline.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { PrintedReport } from '../../../printing/report/printedReport.ts'
import type { DeclarationRecord } from '../form/record/declarationRecord.ts'
import { stepAppearances } from './stepTitles.ts'

type DeclarationEvent = DeclarationRecord['events'][number]

/** A row of the print stays on one page, so that a long text is given a row for each of its lines and reasons. */
const linesOf = (text: string): string[][] => text.split(/\n|(?<=;)\s/).map((line) => [line])

const ownSteps: readonly TimelineKind[] = ['saved', 'generated', 'signed', 'sent']

/** Whether a step is what authority or provider have answered, with anything to read in it. */
export const isNotice = ({ kind, text, message }: TimelineStep): boolean =>
  !ownSteps.includes(kind) && (text !== '' || message !== null)

/** The step of a status that was taken on; null of one that is no step. */
export const stepOfStatus = ({ at, status, message: text }: DeclarationEvent): TimelineStep | null => {
  const read = readStatus(status)
  if (read === 'none') return null
  return { at, kind: read === 'draft' ? 'saved' : read, who: '', certificate: null, text, message: null, attempts: 0 }
}

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

/** @param name what the declaration is called */
export const noticeOf = (
  i18n: I18n,
  { kind, at, text, message }: TimelineStep,
  name: string,
  explanationsOf: (message: string) => readonly string[],
): Notice => ({
  title: i18n._(stepAppearances[kind].title),
  facts: [
    { term: i18n._(msg`Declaration`), detail: name },
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
