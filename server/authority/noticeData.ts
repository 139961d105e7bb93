import type { XmlElement } from 'libxml2-wasm'
import { isDay } from '../../src/domain/dates.ts'
import { succeed, type Result } from '../../src/domain/result.ts'
import { childrenByTag, readTexts, unreadable, type Slot, type Unreadable } from './strictElements.ts'

/** What notices of the authority stand in. */
interface NoticeData {
  /** The text of a slot, empty where it is absent. */
  readonly text: (tag: string) => string
  readonly part: (tag: string) => XmlElement | undefined
}

/** What notices of every kind begin with. */
interface Layout {
  readonly slots: readonly Slot[]
  /** Elements behind the slots that hold others. */
  readonly parts: readonly string[]
  /** Texts whose place is not published. */
  readonly anywhere?: readonly Slot[]
}

/** The data of a notice (`TBao/DLTBao`), all of whose elements are these. */
export const readNoticeData = (
  payload: XmlElement,
  { slots, parts, anywhere = [] }: Layout,
): Result<NoticeData, Unreadable> => {
  const whole =
    payload.name === 'TBao' ? childrenByTag(payload, ['DLTBao', 'STBao', 'DSCKS']) : unreadable(payload.name)
  if (!whole.ok) return whole
  const data = whole.value.get('DLTBao')
  if (data === undefined) return unreadable('DLTBao is missing')
  const tagsOf = (some: readonly Slot[]) => some.map(({ tag }) => tag)
  const children = childrenByTag(data, [...tagsOf(slots), ...parts], tagsOf(anywhere))
  if (!children.ok) return children
  const texts = readTexts(children.value, [...slots, ...anywhere])
  if (!texts.ok) return texts
  return succeed({ text: texts.value, part: (tag) => children.value.get(tag) })
}

/** What each notice says of whom and what it is about. @param day the element with the day on which it was written */
export const aboutNotice = ({ text }: NoticeData, day = 'NTBao') => ({
  taxCode: text('MST'),
  transactionCode: text('MGDDTu'),
  ...(isDay(text(day)) && { day: text(day) }),
})
