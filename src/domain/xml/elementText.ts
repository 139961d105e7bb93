import { commonNameOf } from '../certificate.ts'
import { flagToWire } from '../declaration/flags.ts'
import { isChosenRow, type CertificateRow } from '../declaration/values.ts'
import type { DeclarationInput } from '../declaration/wire.ts'
import { normalised } from '../text.ts'
import type { XmlElement } from '../form/definition.ts'
import type { CertificateColumn, FlagElement, FormElement, HeaderElement } from './elements.ts'

/** A value as its element holds it, before escaping. */
export const writtenText = ({ type }: Pick<XmlElement, 'type'>, value: string | boolean): string => {
  if (typeof value === 'boolean') return flagToWire(value)
  const text = normalised(value)
  if (type === 'serial') return text.replace(/[\s:]/g, '').toUpperCase()
  return type === 'issuer' ? commonNameOf(text) : text
}

const textOf = <Field extends string>(element: FormElement<Field>, read: (field: Field) => string | boolean): string =>
  'constant' in element.takes ? element.takes.constant : writtenText(element, read(element.takes.field))

/** What the element holds for this declaration, before escaping: NFC, flags as 0 and 1. */
export const declarationText = (element: HeaderElement | FlagElement, values: DeclarationInput): string =>
  textOf<keyof Omit<DeclarationInput, 'digital_signatures'>>(element, (field) => values[field])

/** As `declarationText`, for a certificate; `ordinal` counts the written rows from 1. */
export const certificateText = (
  element: FormElement<CertificateColumn>,
  row: CertificateRow,
  ordinal: number,
): string => textOf(element, (column) => (column === 'ordinal' ? String(ordinal) : row[column]))

export interface WrittenRow {
  readonly row: CertificateRow
  /** Where the form has it. */
  readonly index: number
}

/** The rows that the XML carries: those with a certificate chosen (seed 000 §5). */
export const writtenRows = (values: DeclarationInput): WrittenRow[] =>
  values.digital_signatures.map((row, index) => ({ row, index })).filter(({ row }) => isChosenRow(row))
