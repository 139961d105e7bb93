import { commonNameOf } from '../../certificate.ts'
import type { XmlElement } from '../../form/definition.ts'
import { normalised } from '../../text.ts'
import type { AnyText } from './layout.ts'
import { textIn, type WrittenValues } from './values.ts'

/** A value as its element holds it, before escaping: NFC, flags as 0 and 1. */
export const writtenText = ({ type }: Pick<XmlElement, 'type'>, value: string | boolean): string => {
  if (typeof value === 'boolean') return value ? '1' : '0'
  const text = normalised(value)
  if (type === 'serial') return text.replace(/[\s:]/g, '').toUpperCase()
  return type === 'issuer' ? commonNameOf(text) : text
}

/** What the element holds in a document of these values. */
export const elementText = (element: AnyText, values: WrittenValues): string =>
  'constant' in element.takes ? element.takes.constant : writtenText(element, textIn(values, element.takes.field))
