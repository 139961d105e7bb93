import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../api/provider.tsx'
import type { CertificateRecord } from '../domain/certificate.ts'
import { endOf } from '../domain/certificateEnd.ts'
import { vietnamMoment } from '../domain/dates.ts'
import { Button } from '../ui/button/Button.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { EndDate } from './EndDate.tsx'
import { usableCertificatesQueries } from './usableCertificates.ts'
import { certificateKey, certificateLabel } from './useCertificateColumns.tsx'
import './EndingCertificates.css'

/** Most that are named one by one. */
const mostNamed = 3

/** Certificates in use that end within 30 days or have ended, the nearest first; none while they are read, or where they cannot be. */
const useEnding = (): readonly CertificateRecord[] => {
  const api = useApi()
  const [now] = useState(() => vietnamMoment(new Date()))
  const lists = useQueries({ queries: usableCertificatesQueries(api) })
  return lists
    .flatMap(({ data }) => data?.digital_signatures ?? [])
    .filter((record) => endOf(record, now) !== null)
    .toSorted((one, other) => (one.to_date < other.to_date ? -1 : 1))
}

/** Says on the landing page which certificates are near their end: 30, 7 and 1 days before it, and once it has come. */
export const EndingCertificates = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { t } = useLingui()
  const ending = useEnding()
  if (ending.length === 0) return null
  const others = ending.length - mostNamed
  return (
    <Banner
      actions={<Button onPress={onOpen} size="small">{t`Open digital signatures`}</Button>}
      title={t`Have certificates renewed in time`}
      tone="warning"
    >
      <ul aria-label={t`Certificates near their end`} className="ending-certificates">
        {ending.slice(0, mostNamed).map((record) => (
          <li key={certificateKey(record)}>
            <span>{certificateLabel(record)}</span>
            <EndDate record={record} />
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p>
          <Trans>And {others} more</Trans>
        </p>
      )}
    </Banner>
  )
}
