import type { NoticeContent, NoticedDocument } from '../../../src/domain/errorNotice/content.ts'
import { noticeEffects } from '../../../src/domain/errorNotice/effects.ts'
import type { NoticeFamily } from '../../../src/domain/errorNotice/families.ts'
import type { FieldProblem } from '../../../src/domain/failure.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { IssuedDocument } from '../../documents/issuedDocuments.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { issuedOf, namedIn } from './issued.ts'
import type { Repositories } from './store/repositories.ts'

const messages: Readonly<Record<NoticeFamily, Readonly<Record<'absent' | 'replaced' | 'named', string>>>> = {
  certificates: {
    absent: 'certificate_is_not_there',
    replaced: 'original_is_replaced',
    named: 'certificate_is_in_another_notice',
  },
  invoices: {
    absent: 'invoice_is_not_there',
    replaced: 'invoice_is_cancelled',
    named: 'invoice_is_in_another_notice',
  },
}

const messageOf = (
  family: NoticeFamily,
  found: IssuedDocument | undefined,
  { effect }: NoticedDocument,
  isNamed: boolean,
): string | null => {
  const { absent, replaced, named } = messages[family]
  if (found === undefined) return absent
  if (found.isReplaced) return replaced
  if (!found.isAccepted) return 'original_is_not_accepted'
  if (effect === noticeEffects.cancel && found.isGiven) return 'invoice_was_given_to_its_buyer'
  return isNamed ? named : null
}

/** Whether a notice may name its documents, which are held until the transaction ends: each is in one notice on its way at a time. */
export const checkNamed = async (
  inside: Pick<Repositories, 'issuedDocuments' | 'issuedInvoices' | 'errorNotices'>,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  content: NoticeContent,
): Promise<Result<null, ServerRefusal<'errorNotice.documentsUnfit'>>> => {
  const { family, documents } = content
  const ids = namedIn(content)
  const issued = await issuedOf(inside, family).held(companyId, ids)
  const elsewhere = await inside.errorNotices.alreadyNamed(companyId, family, ids, id)
  const fields = documents.flatMap((row, index): readonly FieldProblem[] => {
    const { sid } = row
    if (sid === '') return []
    const found = issued.find((document) => document.id === sid)
    const message = messageOf(family, found, row, elsewhere.includes(sid))
    return message === null ? [] : [{ field: `documents.${index}.inv_no`, message }]
  })
  return fields.length === 0 ? succeed(null) : fail({ reason: 'errorNotice.documentsUnfit', fields })
}
