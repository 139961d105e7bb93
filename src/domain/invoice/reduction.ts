import { shownAmount, type Amount } from '../money.ts'

/** Resolution 204/2025/QH15 with Decree 174/2025/NĐ-CP, both days in it (law of 2026 §6). */
const resolution = { from: '2025-07-01', to: '2026-12-31', number: '204/2025/QH15' } as const

/** Whether a sales invoice of a day may have a fifth taken off what its branch pays of revenue. */
export const mayBeReduced = (day: string): boolean => resolution.from <= day && day <= resolution.to

/** What a sales invoice says of that (facts of the sales areas §1.3; law of 2026 §6). @param reduction in đồng; below 0 where an adjusting one takes it back */
export const reductionNote = (reduction: Amount): string => {
  const isTakenBack = reduction.startsWith('-')
  const said = isTakenBack ? 'Điều chỉnh giảm số tiền đã giảm' : 'Đã giảm'
  const amount = shownAmount(isTakenBack ? reduction.slice(1) : reduction)
  return `${said} ${amount} đồng tương ứng 20% mức tỷ lệ % để tính thuế giá trị gia tăng theo Nghị quyết ${resolution.number}`
}
