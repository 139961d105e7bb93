import type { NoticeContent } from '../../../src/domain/errorNotice/content.ts'
import type { FieldProblem } from '../../../src/domain/failure.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { IssuedDocument } from '../../documents/issuedDocuments.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Repositories } from './store/repositories.ts'

/** Certificates of this company that a notice names. */
export const namedIn = ({ documents }: NoticeContent): readonly string[] => [
  ...new Set(documents.flatMap(({ sid }) => (sid === '' ? [] : [sid]))),
]

/** The notice with form, symbol, number and day of the company's own certificates as the company has issued them. */
export const withIssued = (content: NoticeContent, issued: readonly IssuedDocument[]): NoticeContent => ({
  ...content,
  documents: content.documents.map((row) => {
    const found = row.sid === '' ? undefined : issued.find(({ id }) => id === row.sid)
    if (found === undefined) return row
    const { form_no, serial_no, inv_no, inv_date } = found
    return { ...row, form_no, serial_no, inv_no, inv_date }
  }),
})

const messageOf = (found: IssuedDocument | undefined, isNamed: boolean): string | null => {
  if (found === undefined) return 'certificate_is_not_there'
  if (found.isReplaced) return 'original_is_replaced'
  if (!found.isAccepted) return 'original_is_not_accepted'
  return isNamed ? 'certificate_is_in_another_notice' : null
}

/** Whether a notice may name its certificates, which are held until the transaction ends: each is in one notice on its way at a time. */
export const checkNamed = async (
  { issuedDocuments, errorNotices }: Pick<Repositories, 'issuedDocuments' | 'errorNotices'>,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  content: NoticeContent,
): Promise<Result<null, ServerRefusal<'errorNotice.documentsUnfit'>>> => {
  const ids = namedIn(content)
  const issued = await issuedDocuments.held(companyId, ids)
  const elsewhere = await errorNotices.alreadyNamed(companyId, ids, id)
  const fields = content.documents.flatMap(({ sid }, index): readonly FieldProblem[] => {
    if (sid === '') return []
    const found = issued.find((document) => document.id === sid)
    const message = messageOf(found, elsewhere.includes(sid))
    return message === null ? [] : [{ field: `documents.${index}.inv_no`, message }]
  })
  return fields.length === 0 ? succeed(null) : fail({ reason: 'errorNotice.documentsUnfit', fields })
}
