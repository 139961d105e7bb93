import { mostUploadedRows } from '../../upload/mostRows.ts'
import { rowFields, type CellProblem, type ItemRow, type RowField } from '../row.ts'
import { readField } from './convert.ts'
import { doubtKinds, doubtOf, type Doubt, type DoubtAnswer, type DoubtKind } from './doubts.ts'
import { duplicatesIn } from './duplicates.ts'
import { emptyRow, openDoubts, settledRow, withCells, type PutCell, type RowState } from './rowState.ts'

/** How many rows an upload has, and how many of them can go. */
export interface SheetCounts {
  /** Without those that are left out. */
  readonly rows: number
  readonly valid: number
  readonly faulty: number
  readonly leftOut: number
}

export type OpenDoubt = Doubt & { readonly field: RowField }

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
type Step = ReadonlyMap<number, RowState | null>

/** Steps that can be taken back. */
const mostSteps = 100

/** The rows of an upload while they are looked at and corrected. Changing some checks those alone, and the ones that share a code with them. */
export interface UploadSheet {
  readonly counts: () => SheetCounts
  /** A row by its place; undefined behind the last. */
  readonly row: (place: number) => RowState | undefined
  /** What is wrong with a row, other rows considered; nothing with one that is left out. */
  readonly problems: (place: number) => readonly CellProblem[]
  /** Places of the rows that a tab shows, in their order. */
  readonly places: (tab: SheetTab) => readonly number[]
  /** Adds rows of the file. */
  readonly append: (rows: readonly RowState[]) => void
  readonly edit: (place: number, field: RowField, typed: string) => void
  /** Puts copied cells over those from a place and field on; rows that they need are added behind the last. */
  readonly paste: (place: number, field: RowField, cells: readonly (readonly string[])[]) => void
  /** What may be meant otherwise in a row; nothing in one that is left out. */
  readonly doubts: (place: number) => readonly OpenDoubt[]
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
  readonly sent: () => readonly { readonly place: number; readonly row: ItemRow }[]
  /** Counts changes, for whoever shows them. */
  readonly version: () => number
  readonly subscribe: (onChange: () => void) => () => void
}

/** A text that was typed is seen as it was read, at its place: nothing is in doubt about it. */
const typedCell = (field: RowField, typed: string): PutCell => ({
  text: readField(field, typed),
  from: null,
  doubt: null,
})

const pastedCell = (field: RowField, text: string): PutCell => ({
  ...typedCell(field, text),
  doubt: doubtOf(field, { kind: 'text', text }, text),
})

const doubtsIn = (row: RowState | undefined): readonly OpenDoubt[] =>
  row === undefined || row.isLeftOut ? [] : openDoubts(row)

/** Rows with what their standing depends on: faults and doubts of their own, codes that others have, whether they are left out. */
const keptRows = () => {
  const rows: RowState[] = []
  const duplicates = duplicatesIn()
  const faulty = new Set<number>()
  const doubtful = new Map(doubtKinds.map((kind) => [kind, new Set<number>()]))
  let leftOut = 0
  const isFaulty = (place: number): boolean => {
    const row = rows[place]
    if (row === undefined || row.isLeftOut) return false
    return row.problems.length > 0 || duplicates.has(row.values.item_code) || openDoubts(row).length > 0
  }
  return {
    rows,
    faulty,
    doubtful,
    leftOut: () => leftOut,
    isTwice: (row: RowState) => duplicates.has(row.values.item_code),
    /** Puts a row in its place, or takes the last ones away from there on; checks it and those that share a code with it. */
    put: (place: number, next: RowState | null): void => {
      const before = rows[place]
      const touched = new Set([place])
      if (before !== undefined && !before.isLeftOut)
        for (const other of duplicates.remove(before.values.item_code, place)) touched.add(other)
      leftOut += Number(next?.isLeftOut ?? false) - Number(before?.isLeftOut ?? false)
      if (next === null) rows.length = Math.min(rows.length, place)
      else {
        rows[place] = next
        if (!next.isLeftOut) for (const other of duplicates.add(next.values.item_code, place)) touched.add(other)
      }
      for (const each of touched)
        if (isFaulty(each)) faulty.add(each)
        else faulty.delete(each)
      const kinds = new Set(doubtsIn(rows[place]).map(({ kind }) => kind))
      for (const [kind, places] of doubtful)
        if (kinds.has(kind)) places.add(place)
        else places.delete(place)
    },
  }
}

type Kept = ReturnType<typeof keptRows>

/** Changes that can be taken back, and who hears of them. */
const changesOf = ({ rows, put }: Kept) => {
  const steps: Step[] = []
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
    change: (next: ReadonlyMap<number, RowState>): void => {
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
const pasted = (
  rows: readonly RowState[],
  place: number,
  field: RowField,
  cells: readonly (readonly string[])[],
): ReadonlyMap<number, RowState> => {
  const first = rowFields.indexOf(field)
  const next = cells.slice(0, Math.max(0, mostUploadedRows - place)).map((texts, down) => {
    const entries = texts.flatMap((text, across) => {
      const name = rowFields[first + across]
      return name === undefined ? [] : [[name, pastedCell(name, text)] as const]
    })
    return [place + down, withCells(rows[place + down] ?? emptyRow(), Object.fromEntries(entries))] as const
  })
  return new Map(next)
}

const placesOf = ({ rows, faulty }: Kept, tab: SheetTab): readonly number[] => {
  const all = [...rows.keys()]
  if (tab === 'all') return all
  if (tab === 'errors') return [...faulty].toSorted((one, other) => one - other)
  return all.filter((place) => !faulty.has(place) && rows[place]?.isLeftOut === false)
}

const questionsOf = ({ rows, doubtful }: Kept): readonly Question[] =>
  [...doubtful].flatMap(([kind, places]) => {
    const first = doubtsIn(rows[Math.min(...places)]).find((doubt) => doubt.kind === kind)
    return first === undefined ? [] : [{ kind, count: places.size, written: first.written }]
  })

const wrongOf = ({ rows, faulty }: Kept): readonly number[] => {
  const seen = new Set<string>()
  return [...faulty]
    .toSorted((one, other) => one - other)
    .filter((place) => {
      const row = rows[place]
      if (row === undefined || row.problems.length > 0) return true
      const isTwice = seen.has(row.values.item_code)
      seen.add(row.values.item_code)
      return isTwice
    })
}

const settled = ({ rows, doubtful }: Kept, kind: DoubtKind, answer: DoubtAnswer): ReadonlyMap<number, RowState> =>
  new Map(
    [...(doubtful.get(kind) ?? [])].flatMap((place) => {
      const row = rows[place]
      return row === undefined ? [] : [[place, settledRow(row, kind, answer)] as const]
    }),
  )

const leftOutOrIn = ({ rows }: Kept, places: readonly number[], isLeftOut: boolean): ReadonlyMap<number, RowState> =>
  new Map(
    places.flatMap((place) => {
      const row = rows[place]
      return row === undefined || row.isLeftOut === isLeftOut ? [] : [[place, { ...row, isLeftOut }] as const]
    }),
  )

export const createUploadSheet = (): UploadSheet => {
  const kept = keptRows()
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
        ? [...row.problems, { field: 'item_code', message: 'item_code_is_duplicate' }]
        : row.problems
    },
    doubts: (place) => doubtsIn(rows[place]),
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
      const cell = typedCell(field, typed)
      const isSame =
        row?.values[field] === cell.text && row.from[field] === undefined && row.doubts[field] === undefined
      if (row === undefined || isSame) return
      change(new Map([[place, withCells(row, { [field]: cell })]]))
    },
    paste: (place, field, cells) => change(pasted(rows, place, field, cells)),
    leaveOut: (places, isLeftOut) => change(leftOutOrIn(kept, places, isLeftOut)),
    sent: () => rows.flatMap(({ values, isLeftOut }, place) => (isLeftOut ? [] : [{ place, row: values }])),
  }
}
