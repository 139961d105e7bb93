import type { Sealed } from '../../machines/sealed.ts'

/** A form that is filled, as keeping takes it; its kind closes it over its fields. */
export interface FilledForm {
  readonly isUnsaved: () => boolean
  /** What it says, as it is kept; null where it exceeds what a draft may be. */
  readonly content: () => Sealed<unknown> | null
  /** Lets it say what was kept, as unsaved changes. */
  readonly putIn: (content: Sealed<unknown>) => void
  /** Gives its first field the focus. */
  readonly focus: () => void
}
