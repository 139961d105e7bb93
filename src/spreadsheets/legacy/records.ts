import { damaged, Unreadable } from '../unreadable.ts'

/** Records of a workbook's stream by their number (MS-XLS 2.3.2; those of Excel 95 have the same). */
const kinds = { formula: 0x06, continued: 0x3c, filePass: 0x2f, nothing: 0x01c0 }

/** What cells, their formats, texts, merged cells and names of sheets need. */
const needed = new Set([
  0x0809, // beginning of a part
  0x000a, // its end
  0x0085, // name of a sheet
  0x0042, // code page
  0x0022, // days from 1904
  0x041e, // number format
  0x00e0, // cell format
  0x00fc, // texts
  0x00fd, // cells from here on: text of the list
  0x0204, // text
  0x00d6, // text with formats
  0x0203, // number
  0x027e, // number in short
  0x00bd, // several of them
  0x0205, // boolean or error
  0x0207, // text that a formula has given
  0x0200, // size of the sheet
  0x00e5, // merged cells
  kinds.formula,
])

/** Where the length of a formula's tokens stands in its record; this length says that there are none. */
const tokens = { at: 20, none: 0xff_ff }

/**
 * The stream with a workbook, in which everything is blotted out that no value of a cell needs: drawings, names, conditions, and what formulas
 * are made of. SheetJS does not come back from some damaged ones. Places stay, since records refer to each other by them. Ends with
 * `spreadsheet.damaged` where a record is longer than the stream.
 */
export const onlyValues = (stream: Uint8Array): Uint8Array => {
  const kept = new Uint8Array(stream)
  const view = new DataView(kept.buffer)
  let isKept = false
  for (let at = 0; at + 4 <= kept.length;) {
    const [kind, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    // What follows the last record is filled up with zeros.
    if (kind === 0) break
    if (kind === kinds.filePass) throw new Unreadable({ code: 'spreadsheet.passwordProtected' })
    if (at + 4 + length > kept.length) throw damaged()
    isKept = kind === kinds.continued ? isKept : needed.has(kind)
    if (!isKept) view.setUint16(at, kinds.nothing, true)
    else if (kind === kinds.formula && length > tokens.at + 1) view.setUint16(at + 4 + tokens.at, tokens.none, true)
    at += 4 + length
  }
  return kept
}
