import { formatOfCode, formatOfId, type NumberFormat } from '../values/format.ts'
import { readXml } from './xml.ts'

/** The number formats of the workbook's cell styles, in the order in which cells refer to them. */
export const readFormats = (part: Uint8Array): readonly NumberFormat[] => {
  const custom = new Map<number, NumberFormat>()
  const formats: NumberFormat[] = []
  let isInCells = false
  readXml(part, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') custom.set(Number(numFmtId), formatOfCode(formatCode))
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) formats.push(custom.get(Number(numFmtId)) ?? formatOfId(Number(numFmtId)))
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return formats
}
