import * as v from 'valibot'
import type { UnfinishedForm } from '../../../api/contract/documents/unfinished.ts'
import { idSchema } from '../../../api/contract/ids.ts'
import { newRecord, type Parameters } from '../../../area/navigation.ts'
import { said } from '../../../records/address/listShape.ts'
import type { openingParameters } from './openingParameters.ts'

const opened = v.object({
  copy: said(idSchema),
  continues: said(idSchema),
  check: said(v.literal('yes')),
} satisfies Record<(typeof openingParameters)[number], unknown>)

/** How the form of a document is opened. */
export interface DocumentOpening {
  /** The document that is open; null for a new one. */
  readonly document: string | null
  /** Of a new one: the document whose content is taken over. */
  readonly copy: string | null
  /** The unfinished form that the user continues. */
  readonly continues: string | null
  /** Whether its fields are checked as it opens: it could not be sent as it is. */
  readonly isChecked: boolean
}

/** What an address opens. */
export const readDocumentOpening = (document: string | null, parameters: Parameters): DocumentOpening => {
  const { copy = null, continues = null, check } = v.parse(opened, parameters)
  return { document, copy: document === null ? copy : null, continues, isChecked: check === 'yes' }
}

/** The place of a form over the list, which stays where `list` has it. */
export const documentPlace = (
  { document = null, copy, continues, isChecked }: Partial<DocumentOpening>,
  list: Parameters,
) => ({
  record: document ?? newRecord,
  parameters: {
    ...list,
    copy: copy ?? undefined,
    continues: continues ?? undefined,
    check: isChecked === true ? 'yes' : undefined,
  },
})

/** The form that an unfinished one is continued in. */
export const placeOfUnfinished = ({ id, way, origin_id: origin }: UnfinishedForm): Partial<DocumentOpening> =>
  way === 'copy' ? { copy: origin, continues: id } : { document: way === 'new' ? null : origin, continues: id }
