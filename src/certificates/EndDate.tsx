import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CertificateRecord } from '../domain/certificate.ts'
import { endOf } from '../domain/certificateEnd.ts'
import { shownDay, vietnamMoment } from '../domain/dates.ts'
import { StatusBadge } from '../ui/feedback/StatusBadge.tsx'
import { WarningIcon } from '../ui/icons/firstIcons.tsx'
import './EndDate.css'

/** Until when a certificate is valid, and how near that is. */
export const EndDate = ({ record }: { readonly record: CertificateRecord }) => {
  const { t } = useLingui()
  const [now] = useState(() => vietnamMoment(new Date()))
  const end = endOf(record, now)
  if (end === null) return shownDay(record.to_date)
  const left = end.days
  const label =
    end.within === null
      ? t`Expired`
      : left === 0
        ? t`Ends today`
        : t`${plural(left, { one: '# day left', other: '# days left' })}`
  return (
    <span className="end-date">
      {shownDay(record.to_date)}
      <StatusBadge
        icon={end.within === 30 ? <WarningIcon size={14} /> : undefined}
        label={label}
        tone={end.within === 30 ? 'amber' : 'red'}
      />
    </span>
  )
}
