import { isInvoiceForm } from '../../../src/domain/invoice/forms.ts'
import { hasCode } from '../../../src/domain/templates/symbols.ts'
import type { InForceRepositories } from '../../inForce/inForce.ts'

/** The declaration by which a company registers its invoices. */
const declarationForm = '01/ĐKTĐ-HĐĐT'

/** Boxes of that declaration, by their names in it: with and without a code, and by form. */
const boxes = { coded: 'attribute1', uncoded: 'attribute2', '1': 'inv_type1', '2': 'inv_type2' } as const

/** Boxes that are ticked in the accepted declaration of a company; none where it has no such declaration. */
export const declaredUsages = async (
  { inForce }: Pick<InForceRepositories, 'inForce'>,
  companyId: string,
): Promise<readonly string[]> => (await inForce.latest(companyId, declarationForm))?.usages ?? []

/** Whether they cover invoices of a form under a symbol. */
export const isCovered = (
  usages: readonly string[],
  { form, symbol }: { readonly form: string; readonly symbol: string },
): boolean => {
  if (!isInvoiceForm(form)) return false
  const way = hasCode(symbol) ? boxes.coded : boxes.uncoded
  return usages.includes(way) && usages.includes(boxes[form])
}
