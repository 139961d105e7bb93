import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { CertificateCorrections } from '../../../api/contract/pitCertificateCorrections.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { CorrectionChain as Chain } from '../../../documents/correction/CorrectionChain.tsx'
import { shownDay } from '../../../domain/dates.ts'
import { hasPermission } from '../../../domain/session.ts'
import { ListProblem } from '../../../failures/ListProblem.tsx'
import { Link } from '../../../ui/button/Link.tsx'
import { CertificateStatusBadge } from '../CertificateStatusBadge.tsx'
import { correctionsQuery } from '../queries/corrections.ts'

interface Props {
  /** The certificate that is looked at. */
  readonly documentId: string
  readonly level: 2 | 3
}

/** Notices 04/SS-CTĐT that name the certificate, the newest first. */
const Notices = ({ notices }: Pick<CertificateCorrections, 'notices'>) => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  return (
    <ul aria-label={t`Notices about it`}>
      {notices.map(({ id, reference, notice_date: date, notice_status: status }) => {
        const day = shownDay(date)
        return (
          <li key={id}>
            <Link href={pageHref('error-notices', { record: id })}>{t`Notice 04/SS-CTĐT ${reference} of ${day}`}</Link>
            <CertificateStatusBadge status={status} />
          </li>
        )
      })}
    </ul>
  )
}

/** A certificate with all that it corrects and that correct it, and notices about it; nothing where there are none. */
export const CorrectionChain = ({ documentId, level }: Props) => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  const mayRead = hasPermission(useCurrentUser(), 'pit-certificate.amounts')
  const { data, error, refetch } = useQuery(correctionsQuery(useApi(), documentId))
  if (data === undefined)
    return error === null ? null : <ListProblem failure={failureOf(error)} onRetry={() => void refetch()} />
  return (
    <Chain
      renderBadge={({ etax_status: status }) => <CertificateStatusBadge status={status} />}
      chain={data.chain}
      documentId={documentId}
      hrefOf={({ sid }) => (mayRead ? pageHref('pit-certificates', { record: sid }) : null)}
      level={level}
      nameOf={({ serial_no: symbol, inv_no: number }) => `${symbol} ${number}`}
      original={t({ message: 'Original', comment: 'Of a certificate that corrects none' })}
      notices={data.notices.length > 0 ? <Notices notices={data.notices} /> : null}
    />
  )
}
