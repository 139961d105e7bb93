/** A day on which offices of the state are closed besides Saturdays and Sundays. */
export interface Holiday {
  /** `YYYY-MM-DD` in Vietnam. */
  readonly day: string
  /** Its official name. */
  readonly name: string
  readonly source: string
  /** Whether the source names this very day; otherwise it follows from the law, and the notice of its year may say another. */
  readonly isConfirmed: boolean
}

const code = 'Bộ luật Lao động 2019, Điều 112'
const compensated = 'Bộ luật Lao động 2019, Điều 111 khoản 3'
const of2026 = '9441/TB-BNV'
const newYearOf2026 = '12729/VPCP-KGVX'
const of2027 = '10065/VPCP-KGVX'
const cultureDay = 'Nghị quyết 28/2026/QH16'

const newYear = 'Tết Dương lịch'
const horse = 'Tết Bính Ngọ'
const goat = 'Tết Đinh Mùi'
const hungKings = 'Giỗ Tổ Hùng Vương'
const victory = 'Ngày Chiến thắng'
const labour = 'Ngày Quốc tế Lao động'
const national = 'Quốc khánh'
const culture = 'Ngày Văn hóa Việt Nam'

const on = (name: string, source: string, isConfirmed: boolean, ...days: readonly string[]): readonly Holiday[] =>
  days.map((day) => ({ day, name, source, isConfirmed }))

/**
 * The days of the years whose notices are out, without those that are a Saturday or Sunday anyway. Days that offices have exchanged for a
 * Saturday are among them; that Saturday makes no working day.
 */
export const holidays: readonly Holiday[] = [
  ...on(newYear, code, true, '2026-01-01'),
  ...on(newYear, newYearOf2026, true, '2026-01-02'),
  ...on(horse, of2026, true, '2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20'),
  // The tenth day of the third lunar month is Sunday 26 April.
  ...on(hungKings, compensated, true, '2026-04-27'),
  ...on(victory, code, true, '2026-04-30'),
  ...on(labour, code, true, '2026-05-01'),
  ...on(national, of2026, true, '2026-08-31', '2026-09-01', '2026-09-02'),
  ...on(culture, cultureDay, true, '2026-11-24'),
  ...on(newYear, code, true, '2027-01-01'),
  // The first day of the lunar year is Saturday 6 February.
  ...on(goat, of2027, true, '2027-02-04', '2027-02-05', '2027-02-08', '2027-02-09', '2027-02-10'),
  ...on(hungKings, code, false, '2027-04-16'),
  ...on(victory, code, true, '2027-04-30'),
  // 1 May is a Saturday.
  ...on(labour, compensated, false, '2027-05-03'),
  ...on(national, of2027, true, '2027-09-02', '2027-09-03'),
  ...on(culture, cultureDay, true, '2027-11-24'),
]

/** Days of every year, by month and day, and the first year that has them. */
const everyYear: readonly { readonly day: string; readonly since: string }[] = [
  { day: '01-01', since: '2020' },
  { day: '04-30', since: '2020' },
  { day: '05-01', since: '2020' },
  { day: '09-02', since: '2020' },
  { day: '11-24', since: '2026' },
]

const listed: ReadonlySet<string> = new Set(holidays.map(({ day }) => day))

/** Whether a day, `YYYY-MM-DD`, is one. Of a year without notice, only the days of every year are known. */
export const isHoliday = (day: string): boolean =>
  listed.has(day) || everyYear.some((each) => day.slice(5) === each.day && day.slice(0, 4) >= each.since)
