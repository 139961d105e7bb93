import { writtenDocument } from '../../../../src/domain/documents/kind.ts'
import type { InvoiceContent } from '../../../../src/domain/invoice/content.ts'
import { isOfSeveral } from '../../../../src/domain/invoice/features.ts'
import { correctionListKind } from '../../../../src/domain/invoice/several/kind.ts'
import { listRows } from '../../../../src/domain/invoice/several/rows.ts'
import { correctionListKey } from '../../../../src/domain/invoice/several/signature.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import type { Writing } from '../../../documents/generate.ts'
import type { ServerRefusal } from '../../../refusals.ts'
import type { Store } from '../store/repositories.ts'
import { originalsOf } from './originals.ts'

/** How the list of the invoices that one corrects is written (01/BK-ĐCTT); undefined of one that corrects not several. */
export const listWriting = async (
  { invoices }: Pick<Store, 'invoices'>,
  companyId: string,
  content: InvoiceContent,
): Promise<Result<Writing['companion'], ServerRefusal<'fields.unacceptable' | 'fields.exceedXml'>>> => {
  if (!isOfSeveral(content)) return succeed(undefined)
  // What is filed is not accepted yet: all that has adjusted them came before it.
  const originals = await originalsOf(invoices, { companyId, id: content.sid, status: '' }, content)
  if (!originals.ok) return fail({ reason: 'fields.unacceptable', fields: [...originals.failure] })
  const rows = listRows(content, originals.value)
  const { problems, xmlWith } = writtenDocument(correctionListKind, { content, rows })
  const fields = problems(null)
  if (fields.length > 0) return fail({ reason: 'fields.exceedXml', fields })
  return succeed({ kind: correctionListKey, xmlWith: (signId) => xmlWith(signId, null) })
}
