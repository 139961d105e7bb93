import type { DocumentCounts } from '../../../documents/overview/documentCounts.ts'

/** What of e-PIT needs somebody, in the order in which it is looked at. */
export const needKinds = ['declaration', 'template', 'rejected', 'numbers', 'unfinished', 'draft'] as const
export type NeedKind = (typeof needKinds)[number]

/** Undefined of what is not known. */
export interface Standing {
  /** Whether a declaration 01/ĐKTĐ-CTĐT is in force. */
  readonly isDeclared: boolean | undefined
  /** Templates of PIT certificates that are in use today. */
  readonly templates: number | undefined
  readonly counts: DocumentCounts | undefined
  readonly numbersWaiting: number | undefined
  readonly unfinished: number | undefined
}

/** How much of each need there is; what could not be read is left out. */
export const needsOf = ({
  isDeclared,
  templates,
  counts,
  numbersWaiting,
  unfinished,
}: Standing): Readonly<Record<NeedKind, number>> => ({
  declaration: isDeclared === false ? 1 : 0,
  template: templates === 0 ? 1 : 0,
  rejected: counts?.byStatus.get('rejected') ?? 0,
  numbers: numbersWaiting ?? 0,
  unfinished: unfinished ?? 0,
  draft: counts?.byStatus.get('draft') ?? 0,
})
