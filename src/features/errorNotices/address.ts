import * as v from 'valibot'
import type { UnfinishedForm } from '../../api/contract/documents/unfinished.ts'
import { idSchema } from '../../api/contract/ids.ts'
import type { PagePlace, Parameters } from '../../area/navigation.ts'
import type { ListParameters } from '../../records/address/listAddress.ts'
import { said } from '../../records/address/listShape.ts'
import type { noticeFilterNames } from './list/listShape.ts'

const opened = {
  /** Ids with commas between them. */
  certificates: said(v.pipe(v.string(), v.maxLength(6500))),
  copy: said(idSchema),
  continues: said(idSchema),
  check: said(v.literal('yes')),
}

/** What the address says of the form that is open, beside the list below it. */
export const editorParameters = [
  'certificates',
  'copy',
  'continues',
  'check',
] as const satisfies readonly (keyof typeof opened)[]

/** Search parameters of the page. */
export type ErrorNoticeParameters = ListParameters<
  (typeof noticeFilterNames)[number] | (typeof editorParameters)[number]
>

/** How the form of a notice is opened. */
export interface NoticeOpening {
  /** The notice that is open; null for a new one. */
  readonly notice: string | null
  /** Of a new one: the certificates that it begins with. */
  readonly certificates: readonly string[]
  /** Of a new one: the notice whose content is taken over. */
  readonly copy: string | null
  /** The unfinished form that the user continues. */
  readonly continues: string | null
  /** Whether its fields are checked as it opens: it could not be sent as it is. */
  readonly isChecked: boolean
}

/** What an address of the editor opens. */
export const readOpening = (notice: string | null, parameters: Parameters): NoticeOpening => {
  const { certificates = '', copy = null, continues = null, check } = v.parse(v.object(opened), parameters)
  const ids = certificates.split(',').filter((id) => v.is(idSchema, id))
  const isNew = notice === null
  return { notice, certificates: isNew ? ids : [], copy: isNew ? copy : null, continues, isChecked: check === 'yes' }
}

/** The place of a form over the list, which stays where `list` has it. */
export const editorPlace = (
  { notice = null, certificates = [], copy, continues, isChecked }: Partial<NoticeOpening>,
  list: Parameters,
): PagePlace<'error-notices'> => ({
  record: notice ?? 'new',
  parameters: {
    ...list,
    certificates: certificates.length === 0 ? undefined : certificates.join(','),
    copy: copy ?? undefined,
    continues: continues ?? undefined,
    check: isChecked === true ? 'yes' : undefined,
  },
})

/** The form that an unfinished one is continued in. */
export const placeOfUnfinished = ({ id, way, origin_id: origin }: UnfinishedForm): Partial<NoticeOpening> =>
  way === 'copy' ? { copy: origin, continues: id } : { notice: way === 'new' ? null : origin, continues: id }
