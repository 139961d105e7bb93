/** Kinds of income of which one is chosen since Circular 91/2026, as the form and its XML name them (criterion [13]). */
export const incomeKinds = [
  'Thu nhập từ tiền lương, tiền công',
  'Thu nhập từ hoạt động kinh doanh xổ số',
  'Thu nhập từ hoạt động bảo hiểm',
  'Thu nhập từ hoạt động bán hàng đa cấp',
  'Thu nhập từ hoạt động kinh doanh trên sàn TMĐT',
  'Thu nhập từ hợp tác kinh doanh với tổ chức',
  'Thu nhập từ hoạt động môi giới',
] as const
export type IncomeKind = (typeof incomeKinds)[number]

export const isIncomeKind = (text: string): text is IncomeKind => incomeKinds.some((kind) => kind === text)
