import { fail, succeed, type Result } from '../../domain/result.ts'
import type { SpreadsheetFailure } from '../../domain/spreadsheet.ts'
import type { GiveRows } from '../rowSink.ts'
import type { SheetWriter } from '../writing/writer.ts'
import type { Answer, Answers, FilledShape, Task } from './protocol.ts'

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const bytesOf = async (source: Blob): Promise<Result<Uint8Array, SpreadsheetFailure>> => {
  try {
    return succeed(new Uint8Array(await source.arrayBuffer()))
  } catch {
    return fail({ code: 'spreadsheet.notReadable' })
  }
}

const contentOf = async (source: Blob | string): Promise<Result<Uint8Array | string, SpreadsheetFailure>> =>
  typeof source === 'string' ? succeed(source) : bytesOf(source)

const read = async (
  { source, limits, sheet }: Extract<Task, { kind: 'read' }>,
  give: GiveRows,
): Promise<Answers['read']> => {
  const content = await contentOf(source)
  if (!content.ok) return content
  const { readSource } = await import('../readSource.ts')
  return readSource(content.value, limits, sheet, give)
}

const look = async ({ source, limits }: Extract<Task, { kind: 'look' }>): Promise<Answers['look']> => {
  const content = await bytesOf(source)
  if (!content.ok) return content
  const { lookAtSource } = await import('../readSource.ts')
  return lookAtSource(content.value, limits)
}

const remark = async ({ source, limits, remarks }: Extract<Task, { kind: 'remark' }>): Promise<Answers['remark']> => {
  const content = await contentOf(source)
  if (!content.ok) return content
  const { returnFile } = await import('../remarks/returnFile.ts')
  const returned = await returnFile(content.value, limits, remarks)
  if (!returned.ok) return returned
  const { chunks, isFormatKept } = returned.value
  return succeed({ file: new Blob([...chunks], { type: workbook }), isFormatKept })
}

const make = async (sheets: readonly FilledShape[]): Promise<Blob> => {
  const { wholeWorkbook } = await import('../writing/writer.ts')
  const shapes = sheets.map(({ rows, ...shape }) => ({
    ...shape,
    numbered: rows.map((cells, at) => ({ number: at + 2, cells })),
  }))
  return new Blob([await wholeWorkbook(shapes)], { type: workbook })
}

let writer: SheetWriter | null = null

const begun = (): SheetWriter => {
  if (writer === null) throw new Error('No workbook was begun')
  return writer
}

/** Does what the page asks. Readers and writers are fetched when the first of their kind is wanted. */
export const perform = async (task: Task, give: GiveRows): Promise<Answer> => {
  switch (task.kind) {
    case 'read':
      return { kind: 'read', answer: await read(task, give) }
    case 'look':
      return { kind: 'look', answer: await look(task) }
    case 'remark':
      return { kind: 'remark', answer: await remark(task) }
    case 'make':
      return { kind: 'make', answer: await make(task.sheets) }
    case 'begin': {
      const { sheetWriter } = await import('../writing/writer.ts')
      writer = await sheetWriter(task.sheet)
      return { kind: 'begin', answer: null }
    }
    case 'rows':
      return { kind: 'rows', answer: begun().write(task.rows) }
    case 'finish':
      return { kind: 'finish', answer: begun().finish() }
  }
}
