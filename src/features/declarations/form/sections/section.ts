import type { DeclarationFields } from '../fields.ts'

/** What every part of the form takes. */
export interface SectionProps {
  readonly fields: DeclarationFields
  /** The fields are read, not filled (seed 000 §2: disabled in view mode). */
  readonly isClosed: boolean
}
