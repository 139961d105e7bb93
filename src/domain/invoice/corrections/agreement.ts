import { regimeOn } from '../../corrections/regimes.ts'
import type { InvoiceValues } from '../content.ts'
import { isCorrecting } from '../features.ts'

/** No errors: what was right is changed by what happened later, by a paper of its own. */
const happenedLater: readonly string[] = ['returned', 'volumeDiscount']

type Correcting = Pick<InvoiceValues, 'inv_feature' | 'inv_date' | 'correction_error' | 'tax_code' | 'company_name'>

const isBusiness = ({ tax_code, company_name }: Correcting): boolean => tax_code !== '' || company_name !== ''

/**
 * What the law asks for before a wrong invoice is adjusted or replaced: a written agreement with a business that buys, or that a person is
 * informed; null where it asks for neither (Decree 70/2025, Circular 91/2026 art. 10b; law of 2026 §3).
 */
export const settledBefore = (values: Correcting): 'agreement' | 'information' | null => {
  const isFree = regimeOn(values.inv_date) === 'decree123' || happenedLater.includes(values.correction_error)
  if (!isCorrecting(values) || isFree) return null
  return isBusiness(values) ? 'agreement' : 'information'
}
