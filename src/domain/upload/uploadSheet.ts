import { recordCodeKey } from '../recordCode.ts'
import { doubtKinds, doubtOf, type Doubt, type DoubtAnswer, type DoubtKind } from './doubts.ts'
import { duplicatesIn } from './duplicates.ts'
import { mostUploadedRows } from './mostRows.ts'
import type { CellProblem, RowRules, RowTexts } from './rowRules.ts'
import { emptyRow, openDoubts, settledRow, withCells, type PutCell, type RowState } from './rowState.ts'

/** How many rows an upload has, and how many of them can go. */
export interface SheetCounts {
  /** Without those that are left out. */
  readonly rows: number
  readonly valid: number
  readonly faulty: number
  readonly leftOut: number
}

type OpenDoubt<Field extends string> = Doubt & { readonly field: Field }

/** What the user is asked about cells that are in doubt in the same way. */
export interface Question {
  readonly kind: DoubtKind
  /** Rows with such a cell. */
  readonly count: number
  /** What the first of the cells holds in the file. */
  readonly written: string
}

export type SheetTab = 'all' | 'valid' | 'errors'

/** Rows as they were before a change, by their places; null for one that was not there. */
type Step<Field extends string> = ReadonlyMap<number, RowState<Field> | null>

/** Steps that can be taken back. */
const mostSteps = 100

/** The rows of an upload while they are looked at and corrected. Changing some checks those alone, and the ones that share a code with them. */
export interface UploadSheet<Field extends string> {
  readonly counts: () => SheetCounts
  /** A row by its place; undefined behind the last. */
  readonly row: (place: number) => RowState<Field> | undefined
  /** What is wrong with a row, other rows considered; nothing with one that is left out. */
  readonly problems: (place: number) => readonly CellProblem<Field>[]
  /** Places of the rows that a tab shows, in their order. */
  readonly places: (tab: SheetTab) => readonly number[]
  /** Adds rows of the file. */
  readonly append: (rows: readonly RowState<Field>[]) => void
  readonly edit: (place: number, field: Field, typed: string) => void
  /** Puts copied cells over those from a place and field on; rows that they need are added behind the last. */
  readonly paste: (place: number, field: Field, cells: readonly (readonly string[])[]) => void
  /** What may be meant otherwise in a row; nothing in one that is left out. */
  readonly doubts: (place: number) => readonly OpenDoubt<Field>[]
  /** Kinds of doubts that rows have, each with its count of rows and its first cell. */
  readonly questions: () => readonly Question[]
  /** Takes what the user says of every cell in doubt of a kind. */
  readonly settle: (kind: DoubtKind, answer: DoubtAnswer) => void
  /** Places of the rows that no answer makes sound: those with problems of their own, and of rows with the same code all but the first. */
  readonly wrong: () => readonly number[]
  /** Takes rows out of the upload, or back into it. */
  readonly leaveOut: (places: readonly number[], isLeftOut: boolean) => void
  readonly canUndo: () => boolean
  readonly undo: () => void
  /** The rows that are uploaded, with their places. */
  readonly sent: () => readonly { readonly place: number; readonly row: RowTexts<Field> }[]
  /** Counts changes, for whoever shows them. */
  readonly version: () => number
  readonly subscribe: (onChange: () => void) => () => void
}

/** A text that was typed is seen as it was read, at its place: nothing is in doubt about it. */
const typedCell = <Field extends string>({ read }: RowRules<Field>, field: Field, typed: string): PutCell => ({
  text: read(field, typed),
  from: null,
  doubt: null,
})

const pastedCell = <Field extends string>(rules: RowRules<Field>, field: Field, text: string): PutCell => ({
  ...typedCell(rules, field, text),
  doubt: doubtOf(rules, field, { kind: 'text', text }, text),
})

/** Rows with what their standing depends on: faults and doubts of their own, codes that others have, whether they are left out. */
const keptRows = <Field extends string>(rules: RowRules<Field>) => {
  const rows: RowState<Field>[] = []
  const duplicates = duplicatesIn()
  const codeOf = ({ values }: RowState<Field>): string => values[rules.code.field]
  const isTwice = (row: RowState<Field>): boolean => duplicates.has(codeOf(row))
  const doubts = (row: RowState<Field> | undefined): readonly OpenDoubt<Field>[] =>
    row === undefined || row.isLeftOut ? [] : openDoubts(rules, row)
  const faulty = new Set<number>()
  const doubtful = new Map(doubtKinds.map((kind) => [kind, new Set<number>()]))
  let leftOut = 0
  const isFaulty = (place: number): boolean => {
    const row = rows[place]
    if (row === undefined || row.isLeftOut) return false
    return row.problems.length > 0 || isTwice(row) || doubts(row).length > 0
  }
  return {
    rules,
    rows,
    faulty,
    doubtful,
    leftOut: () => leftOut,
    codeOf,
    isTwice,
    doubts,
    /** Puts a row in its place, or takes the last ones away from there on; checks it and those that share a code with it. */
    put: (place: number, next: RowState<Field> | null): void => {
      const before = rows[place]
      const touched = new Set([place])
      if (before !== undefined && !before.isLeftOut)
        for (const other of duplicates.remove(codeOf(before), place)) touched.add(other)
      leftOut += Number(next?.isLeftOut ?? false) - Number(before?.isLeftOut ?? false)
      if (next === null) rows.length = Math.min(rows.length, place)
      else {
        rows[place] = next
        if (!next.isLeftOut) for (const other of duplicates.add(codeOf(next), place)) touched.add(other)
      }
      for (const each of touched)
        if (isFaulty(each)) faulty.add(each)
        else faulty.delete(each)
      const kinds = new Set(doubts(rows[place]).map(({ kind }) => kind))
      for (const [kind, places] of doubtful)
        if (kinds.has(kind)) places.add(place)
        else places.delete(place)
    },
  }
}

type Kept<Field extends string> = ReturnType<typeof keptRows<Field>>

/** Changes that can be taken back, and who hears of them. */
const changesOf = <Field extends string>({ rows, put }: Kept<Field>) => {
  const steps: Step<Field>[] = []
  const listeners = new Set<() => void>()
  let version = 0
  const changed = (): void => {
    version += 1
    for (const listener of listeners) listener()
  }
  return {
    changed,
    version: () => version,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    change: (next: ReadonlyMap<number, RowState<Field>>): void => {
      if (next.size === 0) return
      steps.push(new Map([...next.keys()].map((place) => [place, rows[place] ?? null])))
      if (steps.length > mostSteps) steps.shift()
      for (const [place, row] of next) put(place, row)
      changed()
    },
    canUndo: () => steps.length > 0,
    undo: (): void => {
      const step = steps.pop()
      if (step === undefined) return
      for (const [place, row] of [...step].toReversed()) put(place, row)
      changed()
    },
  }
}

/** The rows with copied cells from a place and field on; what is behind the last row is new. */
const pasted = <Field extends string>(
  { rules, rows }: Kept<Field>,
  place: number,
  field: Field,
  cells: readonly (readonly string[])[],
): ReadonlyMap<number, RowState<Field>> => {
  const first = rules.fields.indexOf(field)
  const next = cells.slice(0, Math.max(0, mostUploadedRows - place)).map((texts, down) => {
    const put: Partial<Record<Field, PutCell>> = {}
    for (const [across, text] of texts.entries()) {
      const name = rules.fields[first + across]
      if (name !== undefined) put[name] = pastedCell(rules, name, text)
    }
    return [place + down, withCells(rules, rows[place + down] ?? emptyRow(rules), put)] as const
  })
  return new Map(next)
}

const placesOf = <Field extends string>({ rows, faulty }: Kept<Field>, tab: SheetTab): readonly number[] => {
  const all = [...rows.keys()]
  if (tab === 'all') return all
  if (tab === 'errors') return [...faulty].toSorted((one, other) => one - other)
  return all.filter((place) => !faulty.has(place) && rows[place]?.isLeftOut === false)
}

const questionsOf = <Field extends string>({ rows, doubtful, doubts }: Kept<Field>): readonly Question[] =>
  [...doubtful].flatMap(([kind, places]) => {
    const first = doubts(rows[Math.min(...places)]).find((doubt) => doubt.kind === kind)
    return first === undefined ? [] : [{ kind, count: places.size, written: first.written }]
  })

const wrongOf = <Field extends string>({ rows, faulty, codeOf, isTwice }: Kept<Field>): readonly number[] => {
  const seen = new Set<string>()
  return [...faulty]
    .toSorted((one, other) => one - other)
    .filter((place) => {
      const row = rows[place]
      if (row === undefined || row.problems.length > 0) return true
      const key = recordCodeKey(codeOf(row))
      const isSeen = isTwice(row) && seen.has(key)
      seen.add(key)
      return isSeen
    })
}

const settled = <Field extends string>(
  { rules, rows, doubtful }: Kept<Field>,
  kind: DoubtKind,
  answer: DoubtAnswer,
): ReadonlyMap<number, RowState<Field>> =>
  new Map(
    [...(doubtful.get(kind) ?? [])].flatMap((place) => {
      const row = rows[place]
      return row === undefined ? [] : [[place, settledRow(rules, row, kind, answer)] as const]
    }),
  )

const leftOutOrIn = <Field extends string>(
  { rows }: Kept<Field>,
  places: readonly number[],
  isLeftOut: boolean,
): ReadonlyMap<number, RowState<Field>> =>
  new Map(
    places.flatMap((place) => {
      const row = rows[place]
      return row === undefined || row.isLeftOut === isLeftOut ? [] : [[place, { ...row, isLeftOut }] as const]
    }),
  )

export const createUploadSheet = <Field extends string>(rules: RowRules<Field>): UploadSheet<Field> => {
  const kept = keptRows(rules)
  const { rows, faulty, put } = kept
  const { change, changed, ...changes } = changesOf(kept)
  return {
    ...changes,
    counts: () => {
      const going = rows.length - kept.leftOut()
      return { rows: going, valid: going - faulty.size, faulty: faulty.size, leftOut: kept.leftOut() }
    },
    row: (place) => rows[place],
    problems: (place) => {
      const row = rows[place]
      if (row === undefined || row.isLeftOut) return []
      return kept.isTwice(row)
        ? [...row.problems, { field: rules.code.field, message: rules.code.isTwice }]
        : row.problems
    },
    doubts: (place) => kept.doubts(rows[place]),
    questions: () => questionsOf(kept),
    settle: (kind, answer) => change(settled(kept, kind, answer)),
    wrong: () => wrongOf(kept),
    places: (tab) => placesOf(kept, tab),
    append: (more) => {
      for (const row of more) put(rows.length, row)
      changed()
    },
    edit: (place, field, typed) => {
      const row = rows[place]
      const cell = typedCell(rules, field, typed)
      const isSame =
        row?.values[field] === cell.text && row.from[field] === undefined && row.doubts[field] === undefined
      if (row === undefined || isSame) return
      const put: Partial<Record<Field, PutCell>> = {}
      put[field] = cell
      change(new Map([[place, withCells(rules, row, put)]]))
    },
    paste: (place, field, cells) => change(pasted(kept, place, field, cells)),
    leaveOut: (places, isLeftOut) => change(leftOutOrIn(kept, places, isLeftOut)),
    sent: () => rows.flatMap(({ values, isLeftOut }, place) => (isLeftOut ? [] : [{ place, row: values }])),
  }
}
