import { endingDays, endOf } from '../../../src/domain/certificateEnd.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { companyScopes } from '../../../src/domain/session.ts'
import type { Clock } from '../../clock.ts'
import type { OwnedCertificate } from '../../certificates/certificates.ts'
import type { NewNotification } from '../../notifications/notifications.ts'
import { newOccasions, type Occasion } from '../../notifications/occasions.ts'
import { certificateEnding } from './endingNotification.ts'
import type { Store } from './store/repositories.ts'

const day = 86_400_000

type Ending = NewNotification & Occasion

/** The notification of a certificate near its end; null where it is not. One that is renewed has another end, and is another occasion. */
const endingOf = ({ companyId, record }: OwnedCertificate, now: Date): Ending | null => {
  const within = endOf(record, vietnamMoment(now))?.within ?? null
  if (within === null) return null
  const { id, serial_no, org_nm, to_date } = record
  return {
    kind: certificateEnding,
    companyId,
    to: { scopes: companyScopes },
    record: { kind: 'digital-signatures', id },
    parameters: { serial_no, org_nm, to_date, days: String(within) },
    at: now.toISOString(),
    occasion: `certificate.ending ${id} ${to_date} ${within}`,
  }
}

/** Notifies staff of certificates 30, 7 and 1 days before their end, once each; who was away in between is notified of the nearest only. */
export const notifyOfEnds = async (
  { certificates, notifications }: Pick<Store, 'certificates' | 'notifications'>,
  clock: Clock,
): Promise<void> => {
  const now = clock()
  const last = new Date(now.getTime() + (Math.max(...endingDays) + 1) * day)
  const found = await certificates.endingBetween(vietnamMoment(now), vietnamMoment(last))
  const ending = found.map((each) => endingOf(each, now)).filter((each) => each !== null)
  for (const each of await newOccasions(notifications, ending)) await notifications.notify(each)
}
