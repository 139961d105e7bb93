import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vietnamDay, vietnamMoment } from '../../src/domain/dates.ts'
import { holidays, isHoliday } from '../../src/domain/holidays.ts'
import { endOfWorkingDay, isWorkingDay } from '../../src/domain/workingDays.ts'

const inVietnam = (moment: string): Date => new Date(`${moment}+07:00`)
const endAfter = (moment: string, days: number): string => vietnamMoment(endOfWorkingDay(inVietnam(moment), days))

const moments = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2028-12-31T00:00:00Z'),
  noInvalidDate: true,
})
const days = fc.integer({ min: 1, max: 10 })
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

describe('the working days of the tax authority', () => {
  it.each([
    ['within a week', '2026-12-01T09:30:00', 1, '2026-12-02T23:59:59'],
    ['in the last second of a day', '2026-12-01T23:59:59', 1, '2026-12-02T23:59:59'],
    ['in the first second of a day', '2026-12-02T00:00:00', 1, '2026-12-03T23:59:59'],
    ['over a weekend', '2026-12-04T16:00:00', 1, '2026-12-07T23:59:59'],
    ['from a Sunday', '2026-12-06T10:00:00', 1, '2026-12-07T23:59:59'],
    ['three of them over a weekend', '2026-12-03T10:00:00', 3, '2026-12-08T23:59:59'],
    ['over Tết Bính Ngọ', '2026-02-13T10:00:00', 1, '2026-02-23T23:59:59'],
    ['over Tết Đinh Mùi', '2027-02-03T10:00:00', 1, '2027-02-11T23:59:59'],
    ['three of them over Tết Đinh Mùi', '2027-02-02T10:00:00', 3, '2027-02-12T23:59:59'],
    ['over the day that compensates for a Sunday', '2026-04-24T10:00:00', 1, '2026-04-28T23:59:59'],
    ['over National Day', '2026-08-28T10:00:00', 1, '2026-09-03T23:59:59'],
    ['over the Culture Day', '2026-11-23T10:00:00', 1, '2026-11-25T23:59:59'],
    ['over New Year', '2026-12-31T10:00:00', 1, '2027-01-04T23:59:59'],
  ])('are counted from the day after a moment: %s', (_case, moment, count, end) => {
    expect(endAfter(moment, count)).toBe(end)
  })

  it('end on no Saturday, Sunday or holiday', () => {
    fc.assert(
      fc.property(moments, days, (at, count) => {
        const last = vietnamDay(endOfWorkingDay(at, count))
        expect([1, 2, 3, 4, 5]).toContain(weekdayOf(last))
        expect(holidays.map(({ day }) => day)).not.toContain(last)
        expect(isHoliday(last)).toBe(false)
      }),
    )
  })

  it('end later than they begin, each later than the one before, and no earlier for a later moment', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 100 * 86_400_000 }), days, (at, later, count) => {
        const end = endOfWorkingDay(at, count).getTime()
        expect(end).toBeGreaterThan(at.getTime())
        expect(endOfWorkingDay(at, count + 1).getTime()).toBeGreaterThan(end)
        expect(endOfWorkingDay(new Date(at.getTime() + later), count).getTime()).toBeGreaterThanOrEqual(end)
      }),
    )
  })

  it('are as many as were asked for', () => {
    fc.assert(
      fc.property(moments, days, (at, count) => {
        const last = vietnamDay(endOfWorkingDay(at, count))
        let passed = 0
        for (let day = Date.parse(vietnamDay(at)) + 86_400_000; day <= Date.parse(last); day += 86_400_000)
          if (isWorkingDay(new Date(day).toISOString().slice(0, 10))) passed += 1
        expect(passed).toBe(count)
      }),
    )
  })
})

describe('the holidays', () => {
  it.each([
    ['New Year 2026', '2026-01-01', '2026-01-04'],
    ['Tết Bính Ngọ', '2026-02-14', '2026-02-22'],
    ['the day of the Hùng kings 2026', '2026-04-25', '2026-04-27'],
    ['30 April and 1 May 2026', '2026-04-30', '2026-05-03'],
    ['National Day 2026', '2026-08-29', '2026-09-02'],
    ['the Culture Day 2026', '2026-11-24', '2026-11-24'],
    ['New Year 2027', '2027-01-01', '2027-01-03'],
    ['Tết Đinh Mùi', '2027-02-04', '2027-02-10'],
    ['the day of the Hùng kings 2027', '2027-04-16', '2027-04-18'],
    ['30 April and 1 May 2027', '2027-04-30', '2027-05-03'],
    ['National Day 2027', '2027-09-02', '2027-09-05'],
    ['the Culture Day 2027', '2027-11-24', '2027-11-24'],
  ])('close the offices on every day of %s, and on none around it', (_name, first, last) => {
    const dayAt = (day: string, later: number) =>
      new Date(Date.parse(day) + later * 86_400_000).toISOString().slice(0, 10)
    const length = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1
    const closed = Array.from({ length }, (_, index) => dayAt(first, index))
    expect(closed.filter(isWorkingDay)).toEqual([])
    expect([dayAt(first, -1), dayAt(last, 1)].filter((day) => !isWorkingDay(day))).toEqual([])
  })

  it('are weekdays, each once, in their order, with a name and the source that names them', () => {
    const listed = holidays.map(({ day }) => day)
    expect(listed).toEqual([...new Set(listed)].toSorted())
    for (const { day, name, source } of holidays) {
      expect([1, 2, 3, 4, 5]).toContain(weekdayOf(day))
      expect(name).toMatch(/^\p{Lu}/u)
      expect(source).toMatch(/\d/)
    }
  })

  it('of a year whose notice is out are all named', () => {
    const daysOfBoth = Array.from({ length: 2 * 365 }, (_, index) =>
      new Date(Date.parse('2026-01-01') + index * 86_400_000).toISOString().slice(0, 10),
    )
    const closed = daysOfBoth.filter((day) => ![0, 6].includes(weekdayOf(day)) && !isWorkingDay(day))
    expect(holidays.map(({ day }) => day)).toEqual(closed)
  })

  it('of every year are known beyond the notices, since 2020, and the Culture Day since 2026', () => {
    const since2020 = ['01-01', '04-30', '05-01', '09-02']
    expect(since2020.filter((day) => isHoliday(`2020-${day}`))).toEqual(since2020)
    expect(since2020.filter((day) => isHoliday(`2019-${day}`))).toEqual([])
    expect(['2031-01-01', '2031-04-30', '2031-05-01', '2031-09-02', '2031-11-24'].every(isHoliday)).toBe(true)
    expect(isHoliday('2025-11-24')).toBe(false)
    expect(isHoliday('2031-11-25')).toBe(false)
  })

  it('that no notice names say so', () => {
    expect(holidays.filter(({ isConfirmed }) => !isConfirmed).map(({ day }) => day)).toEqual([
      '2027-04-16',
      '2027-05-03',
    ])
  })
})
