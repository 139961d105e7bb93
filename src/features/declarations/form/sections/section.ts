import type { DeclarationFields } from '../fields.ts'
import type { FormFacts } from '../formRules.ts'

/** What every part of the form takes. */
export interface SectionProps {
  readonly fields: DeclarationFields
  /** The fields are read, not filled (seed 000 §2: disabled in view mode). */
  readonly isClosed: boolean
}

/** What a part takes that says more than its fields do. */
export interface FactsProps {
  readonly facts: FormFacts
}
