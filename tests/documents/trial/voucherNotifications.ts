import { mailedKinds } from '../../../server/notifications/mailedKinds.ts'
import { isCompanyScope } from '../../../src/domain/session.ts'

const mail = (document: string, word: string) => ({
  subject: ({ reference = '' }) => `${document} ${reference} ${word}`,
  text: ({ reference = '' }) => `${document} ${reference} ${word}.`,
})

const mails = (document: string, [accepted, refused, changed]: readonly [string, string, string]) => ({
  'voucher.accepted': mail(document, accepted),
  'voucher.refused': mail(document, refused),
  'voucher.changed': mail(document, changed),
})

const kind = mailedKinds(isCompanyScope, {
  en: mails('Voucher', ['accepted', 'refused', 'changed']),
  vi: mails('Phiếu chi', ['được chấp nhận', 'không được chấp nhận', 'đã được sửa']),
  ko: mails('지출 전표', ['승인', '불승인', '변경']),
})

/** What people are notified of about vouchers. */
export const voucherNotifications = {
  accepted: kind('voucher.accepted', true),
  refused: kind('voucher.refused', true),
  changed: kind('voucher.changed', false),
}
