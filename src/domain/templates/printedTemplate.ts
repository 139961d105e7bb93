import type { LayoutId, TemplateKind } from './codes.ts'

/** A bank account as it is printed. */
export interface PrintedAccount {
  readonly number: string
  readonly bank: string
}

/** Who sells, or pays the income: name, tax code and address are always printed, the others where they are not empty. */
export interface PrintedSeller {
  readonly name: string
  readonly taxCode: string
  readonly address: string
  readonly phone: string
  readonly fax: string
  readonly email: string
  readonly website: string
  readonly accounts: readonly PrintedAccount[]
}

/** An image as a file, a data URL, or the address on this site where it is kept. */
export type ImageSource = Blob | string

/** A template as its preview prints it, with sample content (seed 001 §2.4, §2.5). */
export interface PrintedTemplate {
  readonly kind: TemplateKind
  /** `1`, `2` or `03/TNCN`. */
  readonly formNumber: string
  readonly layoutId: LayoutId
  /** `C26TAA` or `CT/26E`. */
  readonly serial: string
  readonly startNumber: string
  /** `YYYY-MM-DD`, or empty. */
  readonly startDate: string
  readonly seller: PrintedSeller
  readonly logo: ImageSource | null
  /** Lies behind the whole page. */
  readonly background: ImageSource | null
}

/** What the PDF of a template is called, in its properties and as a file (seed 002 §9). */
export const templateTitle = ({ kind, formNumber, serial, startNumber }: PrintedTemplate): string =>
  kind === 'document' ? 'PIT_Certificate_Template' : [formNumber, serial, startNumber].join('_')

export const templateFileName = (template: PrintedTemplate): string => `${templateTitle(template)}.pdf`
