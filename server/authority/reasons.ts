import type { XmlElement } from 'libxml2-wasm'
import { elementChildren } from '../../signing/xmldsig/elements.ts'
import { succeed, type Result } from '../../src/domain/result.ts'
import {
  childrenByTag,
  optional,
  readTexts,
  required,
  unreadable,
  type Slot,
  type Unreadable,
} from './strictElements.ts'

/** A reason, of which the number and the code stand before its text. */
export const reasonSlots: readonly Slot[] = [
  optional('STT', 4),
  required('MLoi', 5),
  required('MTLoi', 255),
  optional('HDXLy', 255),
  optional('GChu', 255),
]

/** A reason with the code before its text, as notices of the authority give it in `LDo`. @param text the tag of its text */
const readReason = (row: XmlElement, slots: readonly Slot[], text: string): Result<string, Unreadable> => {
  const children = childrenByTag(
    row,
    slots.map(({ tag }) => tag),
  )
  if (row.name !== 'LDo' || !children.ok) return unreadable('LDo')
  const texts = readTexts(children.value, slots)
  if (!texts.ok) return texts
  const said = [texts.value(text), texts.value('HDXLy')].filter((each) => each !== '')
  return succeed(`${texts.value('MLoi')}: ${said.join('. ')}`)
}

/** All reasons of a list; none where there is no list. */
export const readReasonList = (
  list: XmlElement | undefined,
  slots: readonly Slot[] = reasonSlots,
  text = 'MTLoi',
): Result<readonly string[], Unreadable> => {
  if (list === undefined) return succeed([])
  const rows = elementChildren(list)
  if (rows === null) return unreadable(`text in ${list.name}`)
  const reasons: string[] = []
  for (const row of rows) {
    const reason = readReason(row, slots, text)
    if (!reason.ok) return reason
    reasons.push(reason.value)
  }
  return succeed(reasons)
}
