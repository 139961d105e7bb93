import { strToU8, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A workbook of one sheet from what stands in its part; other parts are added or put in place of the usual ones. */
export const workbookOf = (
  sheet: string | Uint8Array,
  parts: Readonly<Record<string, string>> = {},
  level: 0 | 6 | 9 = 6,
): Uint8Array => {
  const all: Record<string, string | Uint8Array> = {
    '_rels/.rels': `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...parts,
  }
  return zipSync(
    Object.fromEntries(
      Object.entries(all).map(([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content]),
    ),
    { level },
  )
}

export const sheetOf = (rows: string, after = ''): string =>
  `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`

/** Bytes of a zip archive with another text in the place of one that is as long. */
export const altered = (bytes: Uint8Array, change: (view: DataView, bytes: Uint8Array) => void): Uint8Array => {
  const copy = new Uint8Array(bytes)
  change(new DataView(copy.buffer), copy)
  return copy
}
