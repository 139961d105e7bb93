import { isCoded, isInvoiceForm } from '../../../src/domain/invoice/forms.ts'
import type { InForceRepositories } from '../../inForce/inForce.ts'

/** The declaration by which a company registers its invoices. */
const declarationForm = '01/ĐKTĐ-HĐĐT'

/** Boxes of that declaration, by their names in it: with and without a code, and by form. */
const boxes = { coded: 'attribute1', uncoded: 'attribute2', '1': 'inv_type1', '2': 'inv_type2' } as const

/** Whether the accepted declaration of a company covers invoices of a form under a symbol. */
export const isDeclared = async (
  { inForce }: Pick<InForceRepositories, 'inForce'>,
  companyId: string,
  { form, symbol }: { readonly form: string; readonly symbol: string },
): Promise<boolean> => {
  const accepted = await inForce.latest(companyId, declarationForm)
  if (accepted === null || !isInvoiceForm(form)) return false
  const way = isCoded(symbol) ? boxes.coded : boxes.uncoded
  return accepted.usages.includes(way) && accepted.usages.includes(boxes[form])
}
