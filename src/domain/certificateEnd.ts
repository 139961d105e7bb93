import { isUsable, type CertificateRecord } from './certificate.ts'

/** Days before its end at which a certificate is pointed out, more urgently each time. */
export const endingDays = [30, 7, 1] as const

export interface CertificateEnd {
  /** Whole days on a Vietnamese calendar until its last one; 0 on that day, negative after it. */
  readonly days: number
  /** The narrowest of `endingDays` that it is within; null once it has ended. */
  readonly within: (typeof endingDays)[number] | null
}

const dayNumber = (moment: string): number => Date.parse(`${moment.slice(0, 10)}T00:00:00Z`) / 86_400_000

/** How near its end a certificate in use is; null where it is not near, or not in use. `now` is a moment in Vietnam. */
export const endOf = (record: Pick<CertificateRecord, 'to_date' | 'status'>, now: string): CertificateEnd | null => {
  if (!isUsable(record)) return null
  const days = dayNumber(record.to_date) - dayNumber(now)
  if (Number.isNaN(days)) return null
  if (now > record.to_date) return { days, within: null }
  const within = endingDays.findLast((limit) => days <= limit)
  return within === undefined ? null : { days, within }
}

/** What people are notified of about certificates. */
export type CertificateNotification = 'certificate.ending'
