import type {
  PrintedBox,
  PrintedField,
  PrintedForm,
  PrintedSection,
  PrintedTable,
} from '../../../src/domain/documents/printedForm.ts'
import { fontsFor } from '../../../src/printing/fonts.ts'

const faces = [
  ['latinRegular', {}],
  ['latinBold', { weight: '700' }],
  ['latinItalics', { style: 'italic' }],
] as const

/** Loads the print's typeface into the page. */
export const loadTypeface = async (): Promise<void> => {
  const { files } = fontsFor('')
  for (const [name, style] of faces)
    document.fonts.add(await new FontFace('Tinos', `url(${files[name] ?? ''})`, style).load())
}

export const element = (name: string, className: string, ...content: readonly (Node | string)[]): HTMLElement => {
  const made = document.createElement(name)
  made.className = className
  made.append(...content)
  return made
}

export const line = (text: string, className = ''): HTMLElement => element('p', className, text)
export const bold = (text: string, className = ''): HTMLElement => element('p', className, element('b', '', text))

const fieldLine = ({ label, value }: PrintedField): HTMLElement => line(`${label} ${value}`)

const boxLine = ({ label, isTicked, mark = '' }: PrintedBox): HTMLElement =>
  element('p', '', mark, ...(isTicked === null ? [] : [element('span', 'box', isTicked ? 'X' : '')]), label)

export const tableOf = (titles: readonly string[], rows: PrintedTable['rows']): HTMLElement =>
  element(
    'table',
    '',
    element('tr', '', ...titles.map((title) => element('th', '', title))),
    ...rows.map((cells) => element('tr', '', ...cells.map((cell) => element('td', '', cell)))),
  )

const sectionLines = ({ title, lead, boxes, table }: PrintedSection): HTMLElement[] => [
  bold(title),
  ...(lead === undefined ? [] : [line(lead)]),
  ...boxes.map(boxLine),
  ...(table === null
    ? []
    : [
        tableOf(
          table.columns.map(({ title: name }) => name),
          table.rows,
        ),
      ]),
]

/** Puts the same texts, boxes and tables into the page as a print has, on a sheet of 794 px. */
export const showForm = (sheet: HTMLElement, form: PrintedForm): void =>
  sheet.replaceChildren(
    element('p', 'right', element('i', '', form.formNumber)),
    ...[...form.motto, ...form.title].map((text) => bold(text, 'centred')),
    element('div', 'centred', ...form.purposes.map(boxLine)),
    ...form.fields.map(fieldLine),
    line(form.intro),
    ...form.sections.flatMap(sectionLines),
    line(form.commitment),
    element('p', 'right', element('i', '', form.placeAndDay)),
    ...form.signatory.map((text) => bold(text, 'right')),
    ...(form.signature ?? []).map(fieldLine),
    ...(form.note === null ? [] : [line(form.note)]),
  )
