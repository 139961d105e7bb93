import { msg, plural } from '@lingui/core/macro'
import type { NotificationText } from '../../../area/notificationTexts.ts'
import type { CertificateNotification } from '../../../domain/certificateEnd.ts'
import { shownDay } from '../../../domain/dates.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'

/** What is to be known of certificates. */
const texts: Readonly<Record<CertificateNotification, NotificationText>> = {
  'certificate.ending': {
    title: msg`Certificate near its end`,
    text: ({ serial_no: serial = '', org_nm: issuer = '', to_date: end = '', days = '' }) => {
      const day = shownDay(end)
      const within = Number(days)
      return msg`Certificate ${serial} of ${issuer} ends on ${day}, within ${plural(within, { one: '# day', other: '# days' })}. Renew it in time.`
    },
  },
}

export const notificationTexts = translated(() => Promise.resolve(texts), import.meta.glob<TextFile>('./texts/*.po'))
