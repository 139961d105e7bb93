import type { NotificationKind } from '../../../server/notifications/notificationKind.ts'
import { isCompanyScope } from '../../../src/domain/session.ts'

type Name = `voucher.${'accepted' | 'refused' | 'changed'}`

const said: Readonly<Record<Name, readonly [en: string, vi: string, ko: string]>> = {
  'voucher.accepted': ['accepted', 'được chấp nhận', '승인'],
  'voucher.refused': ['refused', 'không được chấp nhận', '불승인'],
  'voucher.changed': ['changed', 'đã được sửa', '변경'],
}

const kind = (name: Name, isMailedUnasked = true): NotificationKind<Name> => {
  const [en, vi, ko] = said[name]
  const mail = (document: string, word: string) => ({
    subject: ({ reference = '' }) => `${document} ${reference} ${word}`,
    text: ({ reference = '' }) => `${document} ${reference} ${word}.`,
  })
  return {
    name,
    isFor: isCompanyScope,
    isMailedUnasked,
    mail: { en: mail('Voucher', en), vi: mail('Phiếu chi', vi), ko: mail('지출 전표', ko) },
  }
}

/** What people are notified of about vouchers. */
export const voucherNotifications = {
  accepted: kind('voucher.accepted'),
  refused: kind('voucher.refused'),
  changed: kind('voucher.changed', false),
}
