import type { DocumentStage } from '../../../domain/documents/status.ts'
import type { FormOrigin } from '../../unfinished/origin.ts'

/** What the form of a document opens with. */
export interface OpenedDocument<Values> {
  /** Null for a new one. */
  readonly documentId: string | null
  /** Where an existing one is on its way; null for a new one. */
  readonly stage: DocumentStage | null
  /** Empty for a new one. */
  readonly version: string
  readonly values: Values
  /** What it was opened from, by which what is typed is kept. */
  readonly origin: FormOrigin
}

/** A document that the server knows. */
export const openedKept = <Values>(
  id: string,
  { stage, version, values }: Pick<OpenedDocument<Values>, 'stage' | 'version' | 'values'>,
): OpenedDocument<Values> => ({ documentId: id, stage, version, values, origin: { way: 'edit', id, version } })

/** A new document, begun blank or from another one. */
export const openedNew = <Values>(
  values: Values,
  origin: FormOrigin = { way: 'new', id: '', version: '' },
): OpenedDocument<Values> => ({ documentId: null, stage: null, version: '', values, origin })
