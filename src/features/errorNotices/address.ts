import * as v from 'valibot'
import { idSchema } from '../../api/contract/ids.ts'
import type { PagePlace, Parameters } from '../../area/navigation.ts'
import type { NoticeFamily } from '../../domain/errorNotice/families.ts'
import { documentPlace, readDocumentOpening, type DocumentOpening } from '../../documents/form/page/opening.ts'
import type { ListParameters } from '../../records/address/listAddress.ts'
import { said } from '../../records/address/listShape.ts'
import type { editorParameters } from './editorParameters.ts'
import type { noticeFilterNames } from './list/listShape.ts'

/** Ids with commas between them. */
const documentIds = said(v.pipe(v.string(), v.maxLength(6500)))

/** Search parameters of the page. */
export type ErrorNoticeParameters = ListParameters<
  (typeof noticeFilterNames)[number] | (typeof editorParameters)[number]
>

/** How the form of a notice is opened. */
export interface NoticeOpening extends DocumentOpening {
  /** Of a new one: the certificates or invoices that it begins with. */
  readonly documents: readonly string[]
  /** Of a new one: the request of the authority that it answers; null of the company's own accord. */
  readonly request: string | null
}

/** What an address of the editor opens. */
export const readOpening = (family: NoticeFamily, notice: string | null, parameters: Parameters): NoticeOpening => {
  const ids = (v.parse(documentIds, parameters[family]) ?? '').split(',').filter((id) => v.is(idSchema, id))
  const request = notice === null ? (v.parse(said(idSchema), parameters['request']) ?? null) : null
  return { ...readDocumentOpening(notice, parameters), documents: notice === null ? ids : [], request }
}

/** The place of a form over the list, which stays where `list` has it. */
export const editorPlace = (
  family: NoticeFamily,
  { documents = [], request = null, ...opening }: Partial<NoticeOpening>,
  list: Parameters,
): PagePlace<'error-notices' | 'invoice-error-notices'> =>
  documentPlace(opening, {
    ...list,
    [family]: documents.length === 0 ? undefined : documents.join(','),
    request: request ?? undefined,
  })
