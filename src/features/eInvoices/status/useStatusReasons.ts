import { useLingui } from '@lingui/react/macro'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { useDocumentRights, useRightText } from '../../../documents/rights.ts'
import { useMatterReasons } from '../matters/useMatterReasons.ts'
import { standingOf } from './standings.ts'

/** Why what mends the selected invoices is closed; undefined where it is open. */
export const useStatusReasons = (rows: readonly InvoiceRow[]) => {
  const { t } = useLingui()
  const rights = useDocumentRights()
  const missing = useRightText()
  const { history, check } = useMatterReasons(rows)
  const [row, ...others] = rows
  const one = t`Select one e-invoice`
  const standing = row === undefined || others.length > 0 ? null : standingOf(row)
  const correct = (): string | undefined => {
    if (standing === null) return one
    return standing === 'awaited' ? t`The tax authority has not refused it` : missing(rights.edit)
  }
  const issue = (): string | undefined => {
    if (standing === null) return one
    return standing === 'corrected' ? missing(rights.send) : t`Only a corrected e-invoice is issued again`
  }
  return { history, check, correct: correct(), issue: issue() }
}
