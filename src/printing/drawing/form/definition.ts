import type { Content, ContentText, Node, TDocumentDefinitions, Watermark } from 'pdfmake/interfaces'
import type { PrintedField, PrintedForm, PrintedSection } from '../../../domain/documents/printedForm.ts'
import { boxContent, boxRow } from './boxContent.ts'
import { roomOf, tableContent } from './tableContent.ts'
import { inTypefaces, typefaces } from '../typefaces.ts'

/** A form that is printed. */
export interface FormPrint {
  readonly kind: 'form'
  readonly form: PrintedForm
}

/** Points of an A4 page and what stays white around the text. */
const pageWidth = 595.28
const margins = { left: 57, top: 45, right: 43, bottom: 52 } as const
const textWidth = pageWidth - margins.left - margins.right
const ruleWidth = 150

const block = (text: string, above: number, below: number): ContentText => ({
  text,
  alignment: 'justify',
  margin: [0, above, 0, below],
})

const fieldLine = ({ label, value }: PrintedField): Content => ({
  text: [label, ' ', { text: inTypefaces(value === '' ? '…'.repeat(20) : value) }],
  margin: [0, 1.5, 0, 1.5],
})

const heading = (
  { formNumber, caption, motto: [state = '', ...motto], title, purposes }: PrintedForm,
  bookmark: string | null,
): Content[] => [
  {
    text: formNumber,
    alignment: 'right',
    italics: true,
    margin: [0, 0, 0, caption === null ? 8 : 1],
    ...(bookmark !== null && { outline: true, outlineText: bookmark }),
  },
  ...(caption === null
    ? []
    : [{ text: caption, alignment: 'right', italics: true, fontSize: 10, margin: [0, 0, 0, 8] } satisfies Content]),
  { text: state, bold: true, alignment: 'center' },
  ...motto.map((line): Content => ({ text: line, bold: true, alignment: 'center' })),
  {
    canvas: [
      { type: 'line', x1: (textWidth - ruleWidth) / 2, y1: 2, x2: (textWidth + ruleWidth) / 2, y2: 2, lineWidth: 0.7 },
    ],
    margin: [0, 0, 0, 14],
  },
  ...title.map((line): Content => ({ text: line, bold: true, fontSize: 14, alignment: 'center' })),
  boxRow(purposes),
]

/** Rows of a table that is kept on one page with its title. */
const fewRows = 4

/** Points from the top to where the text of a page ends. */
const textEnd = 841.89 - margins.bottom

const together = (stack: Content[]): Content => ({ stack, unbreakable: true })

/** A section whose title never stands alone at the foot of a page. */
const sectionContent = (
  { title, lead, boxes: [first, ...others], table }: PrintedSection,
  movedTitles: ReadonlySet<unknown>,
): Content[] => {
  const isLong = table !== null && table.rows.length > fewRows
  const head: Content[] = [
    {
      text: title,
      bold: true,
      margin: [0, 6, 0, 2],
      ...(isLong && { headlineLevel: roomOf(table, textWidth) }),
      ...(movedTitles.has(title) && { pageBreak: 'before' }),
    },
    ...(lead === undefined ? [] : [block(lead, 0, 2)]),
  ]
  if (table === null)
    return [together([...head, ...(first === undefined ? [] : [boxContent(first)])]), ...others.map(boxContent)]
  const whole = [...head, tableContent(table, textWidth)]
  return isLong ? whole : [together(whole)]
}

const signatureLine = ({ label, value }: PrintedField): Content => ({
  text: [{ text: `${label} `, bold: true }, { text: inTypefaces(value) }],
})

const signatureContent = (signature: readonly PrintedField[] | null): Content =>
  signature === null
    ? { text: '', margin: [0, 0, 0, 60] }
    : {
        margin: [0, 8, 0, 0],
        table: {
          widths: ['*'],
          body: [[{ stack: signature.map(signatureLine), alignment: 'left' }]],
        },
        layout: { hLineWidth: () => 0.7, vLineWidth: () => 0.7, paddingTop: () => 5, paddingBottom: () => 5 },
      }

const ending = ({ commitment, placeAndDay, signatory, signature, note }: PrintedForm): Content[] => {
  const caption = signatory.at(-1) ?? ''
  return [
    together([
      block(commitment, 8, 8),
      {
        columns: [
          { width: '*', text: '' },
          {
            width: 265,
            alignment: 'center',
            stack: [
              { text: inTypefaces(placeAndDay), italics: true },
              ...signatory.slice(0, -1).map((line): Content => ({ text: line, bold: true })),
              { text: caption, italics: true },
              signatureContent(signature),
            ],
          },
        ],
      },
    ]),
    ...(note === null ? [] : [{ ...block(note, 14, 0), italics: true, fontSize: 10.5 }]),
  ]
}

/** What a form says, from its number to signature; `movedTitles` begin a page, a bookmark stands on the form number. */
export const formContent = (
  form: PrintedForm,
  movedTitles: ReadonlySet<unknown>,
  bookmark: string | null = null,
): Content[] => [
  ...heading(form, bookmark),
  ...form.fields.map(fieldLine),
  block(form.intro, 6, 2),
  ...form.sections.flatMap((section) => sectionContent(section, movedTitles)),
  ...ending(form),
]

export const pageFooter = (page: number, pages: number): Content => ({
  text: `Trang ${page}/${pages}`,
  alignment: 'center',
  fontSize: 10,
  margin: [0, 18, 0, 0],
})

/** Over every page of a draft; null where the form has no mark. */
export const markOver = ({ mark }: PrintedForm): Watermark | null =>
  mark === null
    ? null
    : {
        text: mark,
        font: typefaces.latin,
        bold: true,
        color: '#000000',
        opacity: 0.09,
        fontSize: 100,
        angle: -45,
      }

/** Whether a node is the title of a longer table and has less room below it than head and first row take. */
export const isTitleAlone = ({ headlineLevel, startPosition }: Node): boolean =>
  headlineLevel !== undefined && startPosition.top > textEnd - headlineLevel

/** Page and letters of printed forms: A4, 12 points. */
export const formPages: Pick<
  TDocumentDefinitions,
  'pageSize' | 'pageMargins' | 'language' | 'displayTitle' | 'defaultStyle'
> = {
  pageSize: 'A4',
  pageMargins: [margins.left, margins.top, margins.right, margins.bottom],
  language: 'vi',
  displayTitle: true,
  defaultStyle: { font: typefaces.latin, fontSize: 12, lineHeight: 1.1 },
}

/** The form as pdfmake draws it: the head of a table on each of its pages, pages numbered; `movedTitles` begin a page. */
export const formDefinition = (form: PrintedForm, movedTitles: ReadonlySet<unknown>): TDocumentDefinitions => {
  const watermark = markOver(form)
  return {
    ...formPages,
    info: { title: `${form.title.join(' ')} – ${form.formNumber}` },
    content: formContent(form, movedTitles),
    footer: pageFooter,
    ...(watermark === null ? {} : { watermark }),
  }
}
