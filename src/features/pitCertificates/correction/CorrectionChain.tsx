import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { CertificateCorrections, ChainedCertificate } from '../../../api/contract/pitCertificateCorrections.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { shownDay } from '../../../domain/dates.ts'
import { methodOf } from '../../../domain/corrections/features.ts'
import { hasPermission } from '../../../domain/session.ts'
import { ListProblem } from '../../../failures/ListProblem.tsx'
import { Link } from '../../../ui/button/Link.tsx'
import { CertificateStatusBadge } from '../CertificateStatusBadge.tsx'
import { correctionsQuery } from '../queries/corrections.ts'
import './CorrectionChain.css'

interface Props {
  /** The certificate that is looked at. */
  readonly documentId: string
  readonly level: 2 | 3
}

const useNames = () => {
  const { t } = useLingui()
  const nameOf = ({ serial_no: symbol, inv_no: number }: ChainedCertificate): string =>
    number === '' ? t`Not issued yet` : `${symbol} ${number}`
  const roleOf = ({ inv_feature: feature }: ChainedCertificate, original: string): string => {
    const method = methodOf(feature)
    if (method === null) return t({ message: 'Original', comment: 'Of a certificate that corrects none' })
    return method === 'replace' ? t`Replaces ${original}` : t`Adjusts ${original}`
  }
  return { nameOf, roleOf }
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
  const id = useId()
  const { data, error, refetch } = useQuery(correctionsQuery(useApi(), documentId))
  if (data === undefined)
    return error === null ? null : <ListProblem failure={failureOf(error)} onRetry={() => void refetch()} />
  if (data.chain.length < 2 && data.notices.length === 0) return null
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className="correction-chain">
      <Heading id={id}>{t`Corrections`}</Heading>
      <ol>
        {data.chain.map((one) => (
          <Chained chain={data.chain} isShown={one.sid === documentId} key={one.sid} one={one} />
        ))}
      </ol>
      {data.notices.length > 0 && <Notices notices={data.notices} />}
    </section>
  )
}

interface ChainedProps {
  readonly one: ChainedCertificate
  readonly chain: readonly ChainedCertificate[]
  /** Whether it is the one that is looked at. */
  readonly isShown: boolean
}

const Chained = ({ one, chain, isShown }: ChainedProps) => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  const mayRead = hasPermission(useCurrentUser(), 'pit-certificate.amounts')
  const { nameOf, roleOf } = useNames()
  const original = chain.find(({ sid }) => sid === one.corrects_sid)
  const certificate = nameOf(one)
  const day = shownDay(one.inv_date)
  const name = t`${certificate} of ${day}`
  return (
    <li aria-current={isShown || undefined}>
      {isShown || !mayRead ? (
        <strong>{name}</strong>
      ) : (
        <Link href={pageHref('pit-certificates', { record: one.sid })}>{name}</Link>
      )}
      <span>{roleOf(one, original === undefined ? '' : nameOf(original))}</span>
      <CertificateStatusBadge status={one.etax_status} />
      {one.reason !== '' && one.corrects_sid !== '' && <q>{one.reason}</q>}
    </li>
  )
}
