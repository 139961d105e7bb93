import type { XmlElement } from 'libxml2-wasm'
import { elementChildren, textOnly } from '../../signing/xmldsig/elements.ts'
import { readEnvelope } from '../authority/envelope.ts'
import { unreadable, type Unreadable } from '../authority/strictElements.ts'
import { succeed, type Result } from '../../src/domain/result.ts'

/** MLTDiep of what says whether a message could be taken in at all (message_types_sales, 999). */
export const technicalType = '999'

/** A technical answer: why a message is not taken in; null where it is, and decided by another answer. */
export interface TechnicalAnswer {
  readonly refusal: string | null
}

const textsOf = (element: XmlElement): ReadonlyMap<string, string> =>
  new Map((elementChildren(element) ?? []).map((child) => [child.name, (textOnly(child) ?? '').trim()]))

/** `code: text` of an error, whichever stands first. */
const errorOf = (row: XmlElement): string => {
  const texts = textsOf(row)
  return [texts.get('MLoi') ?? '', texts.get('MTa') ?? texts.get('MTLoi') ?? '']
    .filter((text) => text !== '')
    .join(': ')
}

/**
 * Reads a technical answer: TBao with TTTNhan, 0 taken in and 1 not, and DSLDo with the errors (facts of the field §1.4). Sources differ in
 * what stands beside these and in which order, and nothing follows from it.
 */
export const readTechnical = (xml: string): Result<TechnicalAnswer, Unreadable> =>
  readEnvelope<TechnicalAnswer>(xml, (_envelope, payload) => {
    const children = elementChildren(payload) ?? []
    const status = textsOf(payload).get('TTTNhan')
    if (status === '0') return succeed({ refusal: null })
    if (status !== '1') return unreadable('TTTNhan')
    const errors = children.filter(({ name }) => name === 'DSLDo').flatMap((list) => elementChildren(list) ?? [])
    return succeed({ refusal: errors.map(errorOf).join('; ') })
  })
