import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isIncomeKind, type IncomeKind } from '../../../domain/pitCertificate/incomeKinds.ts'

/** What the kinds of income are called in the user's language; form and XML name them in Vietnamese. */
export const incomeKindNames: Readonly<Record<IncomeKind, MessageDescriptor>> = {
  'Thu nhập từ tiền lương, tiền công': msg`Income from salaries and wages`,
  'Thu nhập từ hoạt động kinh doanh xổ số': msg`Income from lottery business`,
  'Thu nhập từ hoạt động bảo hiểm': msg`Income from insurance activities`,
  'Thu nhập từ hoạt động bán hàng đa cấp': msg`Income from multi-level marketing`,
  'Thu nhập từ hoạt động kinh doanh trên sàn TMĐT': msg`Income from business on e-commerce platforms`,
  'Thu nhập từ hợp tác kinh doanh với tổ chức': msg`Income from business cooperation with an organisation`,
  'Thu nhập từ hoạt động môi giới': msg`Income from brokerage`,
}

/** A kind of income in the user's language; what was typed before July 2026 as it was typed. */
export const incomeKindName = (i18n: I18n, kind: string): string =>
  isIncomeKind(kind) ? i18n._(incomeKindNames[kind]) : kind
