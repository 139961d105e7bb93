import * as v from 'valibot'
import { certificateTypes, isInForceOn, isTypeOfForm } from './symbols.ts'

/** E-invoice templates and e-document (PIT) templates. */
export const templateKinds = ['invoice', 'document'] as const
export const templateKindSchema = v.picklist(templateKinds)
export type TemplateKind = v.InferOutput<typeof templateKindSchema>

const invoiceLayouts = ['1000000111', '1000000121', '1000000112', '1000000122', '1008161211'] as const
const salesLayouts = ['2000000201'] as const
const pitLayouts = ['CTPIT00000'] as const

/** Every layout that a template can have. */
export const layoutIds = [...invoiceLayouts, ...salesLayouts, ...pitLayouts] as const
export const layoutIdSchema = v.picklist(layoutIds)
export type LayoutId = v.InferOutput<typeof layoutIdSchema>

const layoutsByForm: ReadonlyMap<string, readonly LayoutId[]> = new Map<string, readonly LayoutId[]>([
  ['1', invoiceLayouts],
  ['2', salesLayouts],
  ['7', salesLayouts],
  ['8', invoiceLayouts],
  ['9', salesLayouts],
  ['03/TNCN', pitLayouts],
])

/** Layouts of a form number, the default first; none where the form is not known (seed 001 §5). */
export const layoutsOf = (formNumber: string): readonly LayoutId[] => layoutsByForm.get(formNumber) ?? []

/** Codes that only e-documents have; an e-invoice offers all others (seed 001 §5). The symbol type follows the start date. */
export const documentCodes = {
  smbl_type: Object.values(certificateTypes),
  smbl_kind: ['E'],
  form_no: ['03/TNCN'],
} as const satisfies Readonly<Record<'smbl_type' | 'smbl_kind' | 'form_no', readonly string[]>>

/** The fields of a template that are chosen from a code list, and its group. */
export const codeListOf = {
  smbl_type: 'symbol-type',
  smbl_kind: 'symbol-kind',
  form_no: 'form-number',
} as const
export type CodedField = keyof typeof codeListOf

/** Symbol types, kinds and form numbers of e-invoices (facts of the field §5.1; form numbers that have a layout). */
export const invoiceCodes = {
  smbl_type: ['T', 'D', 'L', 'M', 'N', 'B', 'G', 'H', 'X', 'F'],
  smbl_kind: ['C', 'K'],
  form_no: ['1', '2', '7', '8', '9'],
} as const satisfies Record<CodedField, readonly string[]>

/** Whether a field of a kind of template offers a code. */
export const isOffered = (kind: TemplateKind, field: CodedField, code: string): boolean =>
  (kind === 'document') === documentCodes[field].some((each) => each === code)

/** The codes that a field takes. */
export const codesOf = (kind: TemplateKind, field: CodedField): readonly string[] =>
  kind === 'document' ? documentCodes[field] : invoiceCodes[field]

/** Whether a code fits the start date and the form number that a template has beside it. */
export const fits = (field: CodedField, code: string, { start_date, form_no }: Beside): boolean =>
  isInForceOn(field, code, start_date) && (field !== 'smbl_type' || form_no === '' || isTypeOfForm(code, form_no))

interface Beside {
  /** `YYYY-MM-DD`, or empty. */
  readonly start_date: string
  /** Empty while it is not chosen. */
  readonly form_no: string
}

/** VAT invoices of this symbol type are declarations of a tax refund too (law of 2026 §3). */
export const taxRefundType = 'F'

/** Invoices of this symbol type come from a cash register: their template names at least one POS (seed 001 §5). */
export const cashRegisterType = 'M'
