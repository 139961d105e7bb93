import { shownDay, shownExactly } from '../../dates.ts'
import { normalised } from '../../text.ts'
import { declarationTypes } from '../codes.ts'
import type { DeclarationForm, FormKey } from '../forms/definition.ts'
import { layoutVersion, type XmlVersion } from '../versions.ts'
import { eDocument210 } from './eDocument210.ts'
import { eDocument211 } from './eDocument211.ts'
import { eInvoice201 } from './eInvoice201.ts'
import { eInvoice210 } from './eInvoice210.ts'
import { eInvoice211 } from './eInvoice211.ts'
import type { BoxLine, PrintableDeclaration, PrintLayout, SectionLayout, TableLayout } from './layout.ts'
import type {
  PrintedBox,
  PrintedField,
  PrintedForm,
  PrintedSection,
  PrintedTable,
} from '../../documents/printedForm.ts'

/** The printed versions of each form by its XML's version (seed 000 §2 "Preview"). */
const printLayouts: { readonly [Key in FormKey]: { readonly [Version in XmlVersion]?: PrintLayout<Key> } } = {
  eInvoice: { '2.0.1': eInvoice201, '2.1.0': eInvoice210, '2.1.1': eInvoice211 },
  eDocument: { '2.1.0': eDocument210, '2.1.1': eDocument211 },
}

const printLayoutOf = <Key extends FormKey>(form: DeclarationForm<Key>, version: string): PrintLayout<Key> => {
  const layout = printLayouts[form.key][layoutVersion(form, version)]
  if (layout === undefined) throw new RangeError(`form ${form.key} has no print for version ${version}`)
  return layout
}

const boxOf = <Key extends FormKey>(line: BoxLine<Key>, { values }: PrintableDeclaration<Key>): PrintedBox => ({
  ...line,
  isTicked: line.isTicked?.(values) ?? null,
})

const tableOf = ({ columns, rows }: TableLayout, declaration: PrintableDeclaration): PrintedTable => {
  const filled = rows(declaration).map((row) => row.map(normalised))
  return { columns, rows: filled.length > 0 ? filled : [columns.map(() => '')] }
}

const sectionOf = <Key extends FormKey>(
  { boxes = [], table, ...texts }: SectionLayout<Key>,
  declaration: PrintableDeclaration<Key>,
): PrintedSection => ({
  ...texts,
  boxes: boxes.map((line) => boxOf(line, declaration)),
  table: table === undefined ? null : tableOf(table, declaration),
})

const placeAndDay = (place: string, day: string): string => {
  const [date = '…', month = '…', year = '…'] = day === '' ? [] : shownDay(day).split('/')
  return `${place === '' ? '…' : place}, ngày ${date} tháng ${month} năm ${year}`
}

const signatureOf = ({ isDraft, signer, signedAt }: PrintableDeclaration): PrintedField[] | null => {
  if (isDraft || signer === '') return null
  const by = { label: 'Ký bởi:', value: normalised(signer) }
  return signedAt === '' ? [by] : [by, { label: 'Ký ngày:', value: shownExactly(signedAt) }]
}

/**
 * The official form of a declaration, in Vietnamese, in the layout that its XML version names (seed 000 §2 "Preview", 002 §2.9).
 * A draft is marked as one; a signed declaration shows who signed and when, which the form leaves to the signature itself.
 */
export const printedFormOf = <Key extends FormKey>(declaration: PrintableDeclaration<Key>): PrintedForm => {
  const { form, values, isDraft } = declaration
  const layout = printLayoutOf(form, values.xml_vs)
  return {
    formNumber: `Mẫu số: ${values.decl_form_no}`,
    caption: layout.caption ?? null,
    motto: ['CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', 'Độc lập - Tự do - Hạnh phúc'],
    title: ['TỜ KHAI', layout.title],
    purposes: [
      { label: 'Đăng ký mới', isTicked: values.decl_type === declarationTypes.registration },
      { label: 'Thay đổi thông tin', isTicked: values.decl_type === declarationTypes.change },
    ],
    fields: layout.fields.map(({ label, read }) => ({ label, value: normalised(read(values)) })),
    intro: layout.intro,
    sections: layout.sections.map((section) => sectionOf(section, declaration)),
    commitment:
      layout.commitment ??
      'Chúng tôi cam kết hoàn toàn chịu trách nhiệm trước pháp luật về tính chính xác, trung thực của nội dung nêu trên và thực hiện theo đúng quy định của pháp luật./.',
    placeAndDay: placeAndDay(normalised(values.loca_nm), values.reg_date),
    signatory: [
      'NGƯỜI NỘP THUẾ hoặc',
      'ĐẠI DIỆN HỢP PHÁP CỦA NGƯỜI NỘP THUẾ',
      '(Chữ ký số, chữ ký điện tử của người nộp thuế)',
    ],
    signature: signatureOf(declaration),
    note: layout.note,
    mark: isDraft ? 'BẢN NHÁP' : null,
  }
}

/** What distinguishes prints: form, tax code, day. */
export const printName = ({ values }: Pick<PrintableDeclaration, 'values'>): string =>
  `Tờ khai ${values.decl_form_no.replaceAll('/', '-')} ${values.sllr_tax_code} ${values.reg_date}`

/** The file name of a print by itself. */
export const printFileName = (declaration: PrintableDeclaration): string =>
  declaration.form.printName === 'described' ? `${printName(declaration)}.pdf` : declaration.form.printName
