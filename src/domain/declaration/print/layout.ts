import type { DeclarationForm } from '../forms/definition.ts'
import type { UsageFlag, UsageFlags } from '../flags.ts'
import type { DeclarationInput, ServiceProvider } from '../wire.ts'
import type { PrintedColumn } from './printedForm.ts'

/** What a print is made from: the declaration's content as the form shows it, and how far it has got. */
export interface PrintableDeclaration {
  readonly form: DeclarationForm
  readonly values: DeclarationInput
  /** Invoice solution providers and transmission units of the declaration. */
  readonly providers: readonly ServiceProvider[]
  readonly transmissionUnits: readonly ServiceProvider[]
  readonly isDraft: boolean
  /** Name in the certificate; empty while nobody has signed. */
  readonly signer: string
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam's local time, as the signature says it; empty where it is not known. */
  readonly signedAt: string
}

export interface FieldLine {
  readonly label: string
  readonly read: (values: DeclarationInput) => string
}

export interface BoxLine {
  readonly label: string
  /** Null for a line without a box. */
  readonly isTicked: ((flags: UsageFlags) => boolean) | null
  readonly mark?: string
  readonly isNested?: boolean
}

export interface TableLayout {
  readonly columns: readonly PrintedColumn[]
  readonly rows: (declaration: PrintableDeclaration) => readonly (readonly string[])[]
}

export interface SectionLayout {
  readonly title: string
  readonly lead?: string
  readonly boxes?: readonly BoxLine[]
  readonly table?: TableLayout
}

/** One printed version of a form. */
export interface PrintLayout {
  /** Under "TỜ KHAI". */
  readonly title: string
  readonly fields: readonly FieldLine[]
  readonly intro: string
  readonly sections: readonly SectionLayout[]
  readonly note: string | null
}

export const box = (flag: UsageFlag, label: string): BoxLine => ({ label, isTicked: (flags) => flags[flag] })

/** A box of the official form for which the product has no flag; it stays open (facts of the field §1.2). */
export const openBox = (label: string): BoxLine => ({ label, isTicked: () => false })

export const nested = (lines: readonly BoxLine[]): BoxLine[] => lines.map((line) => ({ ...line, isNested: true }))

/** A line that heads boxes and has one itself: ticked where one of those is, since nobody chooses it by itself (docs/decisions/0142). */
export const headed = (mark: string, label: string, lines: readonly BoxLine[]): BoxLine[] => [
  { mark, label, isTicked: (flags) => lines.some(({ isTicked }) => isTicked?.(flags) === true) },
  ...nested(lines),
]

const noRows = (): [] => []

/** A table of the official form for which the product has no content. */
export const emptyTable = (columns: readonly PrintedColumn[]): TableLayout => ({ columns, rows: noRows })
