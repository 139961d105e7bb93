import type { DeclarationForm } from '../../src/domain/declaration/forms/definition.ts'
import { isTicked, valuesOf } from '../../src/domain/declaration/values.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { printedFormOf } from '../../src/domain/declaration/print/print.ts'
import { sampleDeclaration210, sampleRow } from '../../walks/flows/sampleDeclaration.ts'
import officialForms from './support/officialForms.json'
import type { XmlVersion } from '../../src/domain/declaration/versions.ts'
import { printPdf } from './support/printPdf.ts'
import { hasPdftotext, textOf } from './support/readPdf.ts'

const boxes = v.array(v.tuple([v.string(), v.string()]))
const sectionSchema = v.object({
  no: v.string(),
  title: v.string(),
  lead: v.optional(v.string()),
  boxes: v.optional(boxes, []),
  groups: v.optional(v.array(v.object({ no: v.string(), box: v.tuple([v.string(), v.string()]), boxes })), []),
  group_caption: v.optional(v.string()),
  group_boxes: v.optional(boxes, []),
  /** The product fills no such row (facts of the field §3). */
  isPrintedWithRowsAlone: v.optional(v.boolean(), false),
  table: v.optional(v.array(v.union([v.string(), v.array(v.string())])), []),
})
const formSchema = v.object({
  header: v.object({
    top_right: v.string(),
    caption: v.optional(v.string()),
    motto: v.array(v.string()),
    title1: v.string(),
    boxes: v.array(v.string()),
    title2: v.string(),
  }),
  fields: v.array(v.string()),
  intro: v.string(),
  sections: v.array(sectionSchema),
  footer: v.object({
    commitment: v.string(),
    date_line: v.string(),
    signature_block: v.array(v.string()),
    note: v.optional(v.string()),
  }),
})
type Section = v.InferOutput<typeof sectionSchema>

const present = (...texts: (string | undefined)[]): string[] => texts.filter((text) => text !== undefined)

const textsOf = (section: Section): string[] => [
  `${section.no}. ${section.title}`,
  ...present(section.lead),
  ...section.boxes.map(([, text]) => text),
  ...section.groups.flatMap((group) => [group.no, group.box[1], ...group.boxes.map(([, text]) => text)]),
  ...present(section.group_caption),
  ...section.group_boxes.map(([, text]) => text),
]

/** Colons stand after the whole label, and one box names its portal without an elision (docs/decisions/0091). */
const closed = (text: string): string => text.replaceAll(/[\s:…]/g, '')

/** What does not follow what was found before it. */
const missing = (said: string, wanted: readonly string[]): string[] => {
  let from = 0
  return wanted.filter((text) => {
    const at = said.indexOf(closed(text), from)
    if (at >= 0) from = at + closed(text).length
    return at < 0
  })
}

const printed = async (form: DeclarationForm, xml_vs: XmlVersion): Promise<string> => {
  const values = valuesOf(form, {
    declaration_id: '',
    text: (name) => ({ ...sampleDeclaration210, decl_form_no: form.number, xml_vs })[name],
    flag: (flag) => isTicked({ ...sampleDeclaration210 }, flag),
    list: () => [],
    digital_signatures: [{ ...sampleRow }],
  })
  const declaration = { form, values, isDraft: false, signer: '', signedAt: '' }
  return closed(textOf(await printPdf({ kind: 'form', form: printedFormOf(declaration) })))
}

describe.skipIf(!hasPdftotext)('a printed form', () => {
  it.each([
    ['01/ĐKTĐ-HĐĐT of Decree 123', eInvoice, '2.0.1', officialForms.decree123_hddt],
    ['01/ĐKTĐ-HĐĐT of Decree 70', eInvoice, '2.1.0', officialForms.decree70_hddt],
    ['01/ĐKTĐ-CTĐT of Decree 70', eDocument, '2.1.0', officialForms.decree70_ctdt],
    ['01/ĐKTĐ-HĐĐT of Circular 91', eInvoice, '2.1.1', officialForms.circular91_hddt],
    ['01/ĐKTĐ-CTĐT of Circular 91', eDocument, '2.1.1', officialForms.circular91_ctdt],
  ] as const)('says every text of %s, in its order', async (_, form, version, official) => {
    const { header, fields, intro, footer, ...parts } = v.parse(formSchema, official)
    const sections = parts.sections.filter(({ isPrintedWithRowsAlone }) => !isPrintedWithRowsAlone)
    const said = await printed(form, version)
    const wanted = [
      ...fields,
      intro,
      ...sections.flatMap(textsOf),
      footer.commitment,
      ...footer.signature_block,
      ...present(footer.note),
    ]
    expect(missing(said, [header.title1, header.title2, ...wanted])).toEqual([])
    const number = header.top_right.replace('{MSo}', form.number)
    for (const text of [number, ...present(header.caption), ...header.motto, ...header.boxes])
      expect(said).toContain(closed(text))
    for (const [index, { no, title, table }] of sections.entries()) {
      const next = sections[index + 1]
      const begin = said.indexOf(closed(`${no}. ${title}`))
      const end = next === undefined ? said.length : said.indexOf(closed(`${next.no}. ${next.title}`))
      const part = said.slice(begin, end)
      expect(
        table.flat().filter((text) => !part.includes(closed(text))),
        title,
      ).toEqual([])
    }
  })
})
