import { useLingui } from '@lingui/react/macro'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { useCurrentUser } from '../../../api/provider.tsx'
import { mostNoticed } from '../../../domain/corrections/mostNoticed.ts'
import { hasPermission } from '../../../domain/session.ts'
import { useCorrectionReason } from './useCorrectionReason.ts'
import { useTogetherReason } from './useTogetherReason.ts'

/** Done with one invoice, in a dialog of its own. */
export type RowMatter = 'correct' | 'history' | 'resend' | 'convert'
export type Matter = RowMatter | 'correctTogether' | 'notice' | 'check'

/** Invoices that one call asks about. */
const mostAsked = 100

/** Why something is closed for the selected invoices; undefined where it is open. */
export const useMatterReasons = (rows: readonly InvoiceRow[]): Readonly<Record<Matter, string | undefined>> => {
  const { t } = useLingui()
  const user = useCurrentUser()
  const correctionReason = useCorrectionReason()
  const togetherReason = useTogetherReason()
  const maySend = hasPermission(user, 'invoice.send')
  const [row, ...others] = rows
  const isOne = row !== undefined && others.length === 0
  const ofAccepted = (): string | undefined => {
    if (!maySend) return t`Your account may not issue e-invoices`
    if (!isOne) return t`Select one e-invoice`
    return row.etax_status === 'accepted' ? undefined : t`Only of an accepted e-invoice`
  }
  const check = (): string | undefined => {
    if (rows.length === 0) return t`Select the e-invoices to check`
    return rows.length > mostAsked ? t`At most ${mostAsked} e-invoices can be checked at once` : undefined
  }
  const notice = (): string | undefined => {
    if (!hasPermission(user, 'invoice.new')) return t`Your account may not add error notices`
    if (rows.length === 0) return t`Select the e-invoices that have errors`
    if (rows.length > mostNoticed) return t`One notice names at most ${mostNoticed} e-invoices`
    return rows.every(({ etax_status, noticed }) => etax_status === 'accepted' && noticed !== 'cancelled')
      ? undefined
      : t`Only accepted e-invoices are named in a notice: the selection holds others`
  }
  return {
    correct: isOne ? correctionReason(row) : t`Select one e-invoice`,
    correctTogether: togetherReason(rows),
    notice: notice(),
    history: isOne ? undefined : t`Select one e-invoice`,
    check: check(),
    resend: ofAccepted(),
    convert: ofAccepted(),
  }
}
