import { plainCode } from '../../recordCode.ts'
import type { PayrollRow } from './columns.ts'

/** What is paid to whom, and for which months. */
export type PayrollPeriod = Pick<
  PayrollRow,
  'taxpayer_taxcd' | 'income_type' | 'income_year' | 'income_from_mon' | 'income_to_mon'
>

/** Equal for the same person, kind of income and year; empty where one of them is not said. */
export const periodKey = ({ taxpayer_taxcd, income_type, income_year }: PayrollPeriod): string => {
  const parts = [plainCode(taxpayer_taxcd), income_type, income_year]
  return parts.includes('') ? '' : parts.join('|')
}

/** Whether two periods of one year have a month in common. */
export const overlap = (
  one: Pick<PayrollPeriod, 'income_from_mon' | 'income_to_mon'>,
  other: Pick<PayrollPeriod, 'income_from_mon' | 'income_to_mon'>,
): boolean =>
  Number(one.income_from_mon) <= Number(other.income_to_mon) &&
  Number(other.income_from_mon) <= Number(one.income_to_mon)

/** Of each row the places of the others about the same person, kind of income and some of the same months; rows without any are left out. */
export const doublesIn = (rows: readonly PayrollPeriod[]): ReadonlyMap<number, readonly number[]> => {
  const groups = Map.groupBy(rows.keys(), (place) => periodKey(rows[place] ?? blank))
  groups.delete('')
  const doubles = new Map<number, readonly number[]>()
  for (const places of groups.values()) {
    if (places.length < 2) continue
    for (const place of places) {
      const others = places.filter((other) => other !== place && overlap(rows[place] ?? blank, rows[other] ?? blank))
      if (others.length > 0) doubles.set(place, others.slice(0, mostNamed))
    }
  }
  return doubles
}

/** Others that are named of one row. */
const mostNamed = 5
const blank: PayrollPeriod = {
  taxpayer_taxcd: '',
  income_type: '',
  income_year: '',
  income_from_mon: '',
  income_to_mon: '',
}
