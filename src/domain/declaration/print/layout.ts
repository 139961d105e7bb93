import type { DeclarationForm, FlagsOfForm, FormKey } from '../forms/definition.ts'
import { isTicked, type DeclarationValues } from '../values.ts'
import type { PrintedColumn } from '../../documents/printedForm.ts'

/** What a print is made from: the declaration's content as the form shows it, and how far it has got. */
export interface PrintableDeclaration<Key extends FormKey = FormKey> {
  readonly form: DeclarationForm<Key>
  readonly values: DeclarationValues<Key>
  readonly isDraft: boolean
  /** Name in the certificate; empty while nobody has signed. */
  readonly signer: string
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam's local time, as the signature says it; empty where it is not known. */
  readonly signedAt: string
}

export interface FieldLine<Key extends FormKey> {
  readonly label: string
  readonly read: (values: DeclarationValues<Key>) => string
}

export interface BoxLine<Key extends FormKey> {
  readonly label: string
  /** Null for a line without a box. */
  readonly isTicked: ((values: DeclarationValues<Key>) => boolean) | null
  readonly mark?: string
  readonly isNested?: boolean
}

export interface TableLayout {
  readonly columns: readonly PrintedColumn[]
  readonly rows: (declaration: PrintableDeclaration) => readonly (readonly string[])[]
}

export interface SectionLayout<Key extends FormKey> {
  readonly title: string
  readonly lead?: string
  readonly boxes?: readonly BoxLine<Key>[]
  readonly table?: TableLayout
}

/** One printed version of a form. */
export interface PrintLayout<Key extends FormKey> {
  /** Under "TỜ KHAI". */
  readonly title: string
  /** Which regulation the form belongs to, where it says so. */
  readonly caption?: string
  readonly fields: readonly FieldLine<Key>[]
  readonly intro: string
  readonly sections: readonly SectionLayout<Key>[]
  /** What the taxpayer answers for, where it is not the wording of the forms before. */
  readonly commitment?: string
  readonly note: string | null
}

/** The lines with boxes of a form's print. */
export const boxesOf = <Key extends FormKey>(_form: DeclarationForm<Key>) => {
  type Line = BoxLine<Key>
  const isAnyTicked =
    (lines: readonly Line[]): NonNullable<Line['isTicked']> =>
    (values) =>
      lines.some((line) => line.isTicked?.(values) === true)
  const nested = (lines: readonly Line[]): Line[] => lines.map((line) => ({ ...line, isNested: true }))
  return {
    box: (flag: FlagsOfForm[Key], label: string): Line => ({ label, isTicked: (values) => isTicked(values, flag) }),
    /** A box of the official form for which the product has no flag; it stays open (facts of the field §1.2). */
    openBox: (label: string): Line => ({ label, isTicked: () => false }),
    nested,
    /** A line that heads boxes and has one itself: ticked where one of those is, since nobody chooses it by itself (docs/decisions/0142). */
    headed: (mark: string, label: string, lines: readonly Line[]): Line[] => [
      { mark, label, isTicked: isAnyTicked(lines) },
      ...nested(lines),
    ],
    /** The same without a mark. */
    headedBy: (label: string, lines: readonly Line[]): Line[] => [
      { label, isTicked: isAnyTicked(lines) },
      ...nested(lines),
    ],
  }
}

const noRows = (): [] => []

/** A table of the official form for which the product has no content. */
export const emptyTable = (columns: readonly PrintedColumn[]): TableLayout => ({ columns, rows: noRows })
