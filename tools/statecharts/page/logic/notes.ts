import Papa from 'papaparse'
import * as v from 'valibot'
import type { Chart } from '../../../charts/chart.ts'

const noteSchema = v.object({
  chart: v.string(),
  /** Id of the state. */
  state: v.string(),
  /** Of the chart's facts when it was written. */
  revision: v.string(),
  /** Moment, as ISO 8601. */
  written: v.string(),
  text: v.string(),
})

/** What an analyst writes about a state. */
export type Note = v.InferOutput<typeof noteSchema>

export const notesSchema = v.array(noteSchema)
const fileSchema = v.object({ notes: notesSchema })

const isAbout =
  ({ chart, state }: Pick<Note, 'chart' | 'state'>) =>
  (note: Note) =>
    note.chart === chart && note.state === state

export const noteAbout = (notes: readonly Note[], chart: string, state: string): Note | undefined =>
  notes.find(isAbout({ chart, state }))

/** The notes with one written anew, or taken away where its text is empty. */
export const withNote = (notes: readonly Note[], note: Note): Note[] => {
  const isSame = isAbout(note)
  if (note.text.trim() === '') return notes.filter((one) => !isSame(one))
  return notes.some(isSame) ? notes.map((one) => (isSame(one) ? note : one)) : [...notes, note]
}

/** Two notes about one state: the longer where it holds the other, else both, the older first. */
const joined = (one: Note, other: Note): Note => {
  if (one.text.includes(other.text)) return one
  if (other.text.includes(one.text)) return other
  const [older, newer] = one.written <= other.written ? [one, other] : [other, one]
  return { ...newer, text: `${older.text}\n\n${newer.text}` }
}

/** Own notes with those of somebody else; no text is lost. */
export const mergedNotes = (own: readonly Note[], others: readonly Note[]): Note[] =>
  others.reduce<Note[]>(
    (notes, note) => {
      const known = noteAbout(notes, note.chart, note.state)
      return withNote(notes, known === undefined ? note : joined(known, note))
    },
    [...own],
  )

/** Notes whose chart or state is gone, which nothing else shows. */
export const orphanedNotes = (
  notes: readonly Note[],
  charts: readonly Pick<Chart, 'id' | 'states'>[],
): readonly Note[] =>
  notes.filter(
    ({ chart, state }) => !charts.some(({ id, states }) => id === chart && states.some((each) => each.id === state)),
  )

const columns = ['chart', 'state', 'revision', 'written', 'text'] as const

export const jsonOfNotes = (notes: readonly Note[]): string => `${JSON.stringify({ notes }, null, 2)}\n`

/** RFC 4180 with the byte order mark by which spreadsheets know UTF-8; a text that reads as a formula begins with an apostrophe. */
export const csvOfNotes = (notes: readonly Note[]): string =>
  `\uFEFF${Papa.unparse({ fields: [...columns], data: notes.map((note) => columns.map((column) => note[column])) }, { escapeFormulae: true })}\r\n`

const escapedFormula = /^'(?=[=+\-@\t\r])/

const csvRows = (text: string): unknown[] =>
  Papa.parse(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
    transform: (cell) => cell.replace(escapedFormula, ''),
  }).data

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads what `jsonOfNotes` and `csvOfNotes` write, also after a spreadsheet; null for anything else. */
export const notesIn = (text: string): readonly Note[] | null => {
  if (text.trimStart().startsWith('{')) {
    const file = v.safeParse(fileSchema, parsedJson(text))
    return file.success ? file.output.notes : null
  }
  const rows = v.safeParse(v.pipe(notesSchema, v.minLength(1)), csvRows(text))
  return rows.success ? rows.output : null
}
