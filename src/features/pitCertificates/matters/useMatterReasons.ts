import { useLingui } from '@lingui/react/macro'
import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import { useCurrentUser } from '../../../api/provider.tsx'
import { useIssueAllReason } from '../../../documents/issueAll/useIssueAllReason.ts'
import { mostNoticed } from '../../../domain/corrections/mostNoticed.ts'
import { hasPermission } from '../../../domain/session.ts'
import type { ShownList } from '../../../records/useRecordList.ts'
import { useCorrectionReason } from './useCorrectionReason.ts'

export type Matter = 'issueAll' | 'correct' | 'notice' | 'history' | 'check' | 'resend'

/** Certificates that one call asks about. */
const mostAsked = 100

/** Why something is closed for the list and its selection; undefined where it is open. */
export const useMatterReasons = ({
  selection: { rows },
  place,
}: ShownList<PitCertificateRow>): Readonly<Record<Matter, string | undefined>> => {
  const { t } = useLingui()
  const user = useCurrentUser()
  const maySend = hasPermission(user, 'pit-certificate.send')
  const issueAll = useIssueAllReason(place)
  const correctionReason = useCorrectionReason()
  const [row, ...others] = rows
  const isOne = row !== undefined && others.length === 0
  const resend = (): string | undefined => {
    if (!maySend) return t`Your account may not issue PIT certificates`
    if (!isOne) return t`Select one PIT certificate`
    return row.etax_status === 'accepted' ? undefined : t`Only of an accepted PIT certificate`
  }
  const check = (): string | undefined => {
    if (rows.length === 0) return t`Select the PIT certificates to check`
    return rows.length > mostAsked ? t`At most ${mostAsked} PIT certificates can be checked at once` : undefined
  }
  const notice = (): string | undefined => {
    if (!hasPermission(user, 'pit-certificate.new')) return t`Your account may not add error notices`
    if (rows.length === 0) return t`Select the PIT certificates that have errors`
    if (rows.length > mostNoticed) return t`One notice names at most ${mostNoticed} PIT certificates`
    return rows.every(({ etax_status }) => etax_status === 'accepted')
      ? undefined
      : t`Only accepted PIT certificates are named in a notice: the selection holds others`
  }
  const one = isOne ? undefined : t`Select one PIT certificate`
  return {
    issueAll,
    correct: isOne ? correctionReason(row) : one,
    notice: notice(),
    history: one,
    check: check(),
    resend: resend(),
  }
}
