import { isDay } from '../../../domain/dates.ts'
import { checkedPayrollRow, type PayrollPurpose } from '../../../domain/pitCertificate/payroll/check.ts'
import type { PayrollRow } from '../../../domain/pitCertificate/payroll/columns.ts'
import { doublesIn } from '../../../domain/pitCertificate/payroll/doubles.ts'
import type { PayrollProblem, ReadPayrollRow } from '../../../domain/pitCertificate/payroll/readRow.ts'
import type { SheetCounts } from '../../../domain/upload/uploadSheet.ts'
import { newUuid } from '../../../domain/uuid.ts'
import { createChanges } from '../../../records/upload/changes.ts'

/** What all certificates of a payroll have in common, and what they are drafted for. */
export interface PayrollSettings {
  readonly purpose: PayrollPurpose
  /** `YYYY-MM-DD`, or what is typed while it is none. */
  readonly day: string
  readonly symbol: string
  readonly mailsPeople: boolean
}

export interface PayrollEntry {
  readonly read: ReadPayrollRow
  /** The id that its certificate gets, however often it is sent. */
  readonly sid: string
  readonly kept: PayrollRow
  readonly problems: readonly PayrollProblem[]
  readonly isLeftOut: boolean
}

export type PayrollTab = 'all' | 'errors' | 'doubles'

/** The rows of a payroll while they are looked at. */
export interface PayrollSheet {
  readonly counts: () => SheetCounts
  readonly row: (place: number) => PayrollEntry | undefined
  /** Numbers in the file of rows about the same person, kind of income and months. */
  readonly doublesOf: (place: number) => readonly number[]
  readonly places: (tab: PayrollTab) => readonly number[]
  readonly settings: () => PayrollSettings
  /** Checks all rows anew where another purpose or day asks for it; not while a day is being typed. */
  readonly change: (settings: PayrollSettings) => void
  readonly append: (rows: readonly ReadPayrollRow[]) => void
  readonly leaveOut: (places: readonly number[], isLeftOut: boolean) => void
  /** The rows that are uploaded, in their order. */
  readonly sent: () => readonly PayrollEntry[]
  /** Counts changes, for whoever shows them. */
  readonly version: () => number
  readonly subscribe: (onChange: () => void) => () => void
}

const noDoubles: readonly number[] = []

type Entries = readonly PayrollEntry[]

const checkedBy =
  (settings: PayrollSettings, isNationality: (name: string) => boolean) =>
  (read: ReadPayrollRow): Pick<PayrollEntry, 'kept' | 'problems'> => {
    const { kept, problems } = checkedPayrollRow(read.values, { ...settings, isNationality })
    const seen = new Set(read.problems.map(({ field }) => field))
    return { kept, problems: [...read.problems, ...problems.filter(({ field }) => !seen.has(field))] }
  }

/** By their places, among those that are not left out. */
const doublesAmong = (entries: Entries): ReadonlyMap<number, readonly number[]> => {
  const going = [...entries.keys()].filter((place) => entries[place]?.isLeftOut === false)
  const at = (index: number): number => going[index] ?? -1
  const found = doublesIn(going.flatMap((place) => entries[place]?.kept ?? []))
  return new Map([...found].map(([index, others]) => [at(index), others.map(at)]))
}

const isFaulty = ({ problems, isLeftOut }: PayrollEntry): boolean => !isLeftOut && problems.length > 0

const countsOf = (entries: Entries): SheetCounts => {
  const leftOut = entries.filter(({ isLeftOut: isOut }) => isOut).length
  const faulty = entries.filter(isFaulty).length
  const rows = entries.length - leftOut
  return { rows, valid: rows - faulty, faulty, leftOut }
}

export const createPayrollSheet = (first: PayrollSettings, isNationality: (name: string) => boolean): PayrollSheet => {
  let entries: PayrollEntry[] = []
  let settings = first
  let known: ReadonlyMap<number, readonly number[]> | null = null
  const changes = createChanges()
  const changed = (): void => {
    known = null
    changes.changed()
  }
  const doubles = () => (known ??= doublesAmong(entries))
  return {
    counts: () => countsOf(entries),
    row: (place) => entries[place],
    doublesOf: (place) => (doubles().get(place) ?? noDoubles).flatMap((other) => entries[other]?.read.number ?? []),
    places: (tab) => {
      if (tab === 'doubles') return [...doubles().keys()].toSorted((one, other) => one - other)
      return [...entries.entries()].flatMap(([place, entry]) => (tab === 'all' || isFaulty(entry) ? [place] : []))
    },
    settings: () => settings,
    change: (next) => {
      const isJudgedAnew = next.purpose !== settings.purpose || (isDay(next.day) && next.day !== settings.day)
      settings = next
      const check = checkedBy(settings, isNationality)
      if (isJudgedAnew) entries = entries.map((entry) => ({ ...entry, ...check(entry.read) }))
      changed()
    },
    append: (rows) => {
      const check = checkedBy(settings, isNationality)
      for (const read of rows) entries.push({ read, sid: newUuid(Date.now()), ...check(read), isLeftOut: false })
      changed()
    },
    leaveOut: (places, isLeftOut) => {
      const chosen = new Set(places)
      entries = entries.map((entry, place) => (chosen.has(place) ? { ...entry, isLeftOut } : entry))
      changed()
    },
    sent: () => entries.filter(({ isLeftOut: isOut }) => !isOut),
    version: changes.version,
    subscribe: changes.subscribe,
  }
}
