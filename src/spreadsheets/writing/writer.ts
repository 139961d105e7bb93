import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Cell, SheetRow } from '../../domain/spreadsheet.ts'
import { workbookFrame, type SheetFrame, type SheetShape } from './frame.ts'
import { rowXml } from './rowXml.ts'

/** Writes a workbook of one sheet a page of rows at a time. What each call answers are the next bytes of the file. */
export interface SheetWriter {
  write(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer>
  finish(): Uint8Array<ArrayBuffer>
}

/** Packs parts; what is packed so far is taken out of it. */
const packer = () => {
  let chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    chunks.push(chunk)
  })
  return {
    part(path: string): (text: string | Uint8Array, isLast: boolean) => void {
      const part = new ZipDeflate(path, { level: 6 })
      zip.add(part)
      return (text, isLast) => part.push(typeof text === 'string' ? strToU8(text) : text, isLast)
    },
    end: () => zip.end(),
    taken(): Uint8Array<ArrayBuffer> {
      const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
      let at = 0
      for (const chunk of chunks) {
        whole.set(chunk, at)
        at += chunk.length
      }
      chunks = []
      return whole
    },
  }
}

const begin = (parts: Readonly<Record<string, Uint8Array>>): ReturnType<typeof packer> => {
  const packed = packer()
  for (const [path, content] of Object.entries(parts)) packed.part(path)(content, true)
  return packed
}

const xmlOf = (rows: readonly SheetRow[], { styles }: SheetFrame): string =>
  rows.map((row) => rowXml(row, styles)).join('')

export const sheetWriter = async (shape: SheetShape): Promise<SheetWriter> => {
  const { parts, sheets } = await workbookFrame([shape])
  const [frame] = sheets
  if (frame === undefined) throw new Error('A workbook has a sheet')
  const packed = begin(parts)
  const put = packed.part(frame.path)
  put(frame.before, false)
  let last = 1
  return {
    write(rows) {
      put(
        xmlOf(
          rows.map((cells, at) => ({ number: last + at + 1, cells })),
          frame,
        ),
        false,
      )
      last += rows.length
      return packed.taken()
    },
    finish() {
      put(frame.after, true)
      packed.end()
      return packed.taken()
    },
  }
}

export interface NumberedSheet extends SheetShape {
  readonly numbered: readonly SheetRow[]
}

/** A workbook of several sheets, whole. Rows stand where their numbers say. */
export const wholeWorkbook = async (shapes: readonly NumberedSheet[]): Promise<Uint8Array<ArrayBuffer>> => {
  const { parts, sheets } = await workbookFrame(shapes)
  const packed = begin(parts)
  for (const [at, frame] of sheets.entries())
    packed.part(frame.path)(`${frame.before}${xmlOf(shapes[at]?.numbered ?? [], frame)}${frame.after}`, true)
  packed.end()
  return packed.taken()
}
