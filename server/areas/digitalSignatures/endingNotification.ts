import type { CertificateNotification } from '../../../src/domain/certificateEnd.ts'
import { shownDay } from '../../../src/domain/dates.ts'
import { isPitScope } from '../../../src/domain/session.ts'
import type { NotificationKind } from '../../notifications/notificationKind.ts'

const days = (count: string): string => (count === '1' ? '1 day' : `${count} days`)

/** That a certificate is near its end; PIT users have nothing to do with certificates. */
export const certificateEnding: NotificationKind<CertificateNotification> = {
  name: 'certificate.ending',
  isFor: (scope) => !isPitScope(scope),
  isMailedUnasked: true,
  mail: {
    en: {
      subject: ({ to_date: end = '' }) => `A certificate ends on ${shownDay(end)}`,
      text: ({ serial_no: serial = '', org_nm: issuer = '', to_date: end = '', days: count = '' }) =>
        `Certificate ${serial} of ${issuer} ends on ${shownDay(end)}, within ${days(count)}. Renew it in time.`,
    },
    vi: {
      subject: ({ to_date: end = '' }) => `Chứng thư số hết hạn ngày ${shownDay(end)}`,
      text: ({ serial_no: serial = '', org_nm: issuer = '', to_date: end = '', days = '' }) =>
        `Chứng thư số ${serial} của ${issuer} hết hạn ngày ${shownDay(end)}, trong vòng ${days} ngày nữa. Hãy gia hạn kịp thời.`,
    },
    ko: {
      subject: ({ to_date: end = '' }) => `인증서가 ${shownDay(end)}에 만료됩니다`,
      text: ({ serial_no: serial = '', org_nm: issuer = '', to_date: end = '', days = '' }) =>
        `${issuer}의 인증서 ${serial}이(가) ${shownDay(end)}에 만료됩니다. ${days}일 이내이니 제때 갱신해 주세요.`,
    },
  },
}
