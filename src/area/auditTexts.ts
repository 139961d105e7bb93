import type { MessageDescriptor } from '@lingui/core'

/** An entry of the audit, as far as areas name it. */
export interface AuditedEntry {
  /** Who did it, or empty. */
  readonly person: string
  readonly detail: Readonly<Record<string, string>>
}

/** How a detail of an entry is shown. */
interface AuditedField {
  readonly label: MessageDescriptor
  /** Texts of its codes, besides those that other areas name as their own; several codes stand with blanks between them. */
  readonly codes?: Readonly<Record<string, MessageDescriptor>>
  /** Whether it is a day or a moment. */
  readonly isDate?: boolean
  /** Whether that it has changed says enough, as of a picture's address. */
  readonly isWithoutValue?: boolean
}

/** What an area says of the entries that it writes to the audit (docs/decisions/0274). */
export interface AuditTexts {
  /** What was done, by the code of the action. */
  readonly actions: Readonly<Record<string, MessageDescriptor>>
  /** Its details by their names, without `.before` and `.after`; null for one that only machines read, such as a digest. */
  readonly fields: Readonly<Record<string, AuditedField | null>>
  /** Codes of the area that entries of others name, as its permissions. */
  readonly codes?: Readonly<Record<string, MessageDescriptor>>
  /** What the record is called, or empty. */
  readonly recordName: (entry: AuditedEntry) => string
}
