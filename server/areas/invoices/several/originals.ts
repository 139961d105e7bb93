import type { FieldProblem } from '../../../../src/domain/failure.ts'
import { mostInvoiceLines, type InvoiceContent } from '../../../../src/domain/invoice/content.ts'
import type { OriginalBefore } from '../../../../src/domain/invoice/several/listRow.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import { adjustedBefore, contentsOf } from '../../../documents/corrections/standing.ts'
import type { Invoices } from '../store/invoices.ts'

/** An invoice that corrects several, as far as it is kept: a new one has no id. */
interface Correcting {
  readonly companyId: string
  readonly id: string
  /** Of its head; empty of a new one. */
  readonly status: string
}

/** One of several that are corrected. */
export interface CorrectedOriginal extends OriginalBefore {
  readonly id: string
  readonly shopId: string
}

const unknown = (place: number): FieldProblem => ({
  field: `corrected.${place}.inv_no_ref`,
  message: 'original_is_unknown',
})

const tooMany: FieldProblem = { field: 'corrected', message: 'corrected_invoices_have_too_many_lines' }

/** Lines of an invoice with those of what has adjusted it. */
export const linesOf = ({ original, adjustments }: OriginalBefore): number =>
  [original, ...adjustments].reduce((sum, { lines }) => sum + lines.length, 0)

/** What the invoices were that one corrects at once, in its order: all of them are the company's own, and together they have as many lines as one invoice may have. */
export const originalsOf = async (
  invoices: Pick<Invoices, 'correctedByEach' | 'correctionsOf' | 'byIds'>,
  { companyId, ...own }: Correcting,
  { corrected }: Pick<InvoiceContent, 'corrected'>,
): Promise<Result<readonly CorrectedOriginal[], readonly FieldProblem[]>> => {
  const ids = await invoices.correctedByEach(companyId, corrected)
  const known = ids.filter((id) => id !== '')
  const found = new Map((await invoices.byIds(companyId, known)).map((one) => [one.head.id, one]))
  const by = await invoices.correctionsOf(companyId, known)
  const originals = ids.map((id) => {
    const one = found.get(id)
    if (one === undefined) return null
    const adjustments = adjustedBefore(
      by.filter(({ correctsId }) => correctsId === id),
      own,
    )
    return { id, shopId: one.head.shopId, original: one.content, adjustments: contentsOf(adjustments) }
  })
  const problems = originals.flatMap((one, place) => (one === null ? [unknown(place)] : []))
  if (problems.length > 0) return fail(problems)
  const whole = originals.filter((one) => one !== null)
  return whole.reduce((sum, one) => sum + linesOf(one), 0) > mostInvoiceLines ? fail([tooMany]) : succeed(whole)
}
