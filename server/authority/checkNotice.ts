import type { XmlElement } from 'libxml2-wasm'
import type { FormVersion } from '../../src/domain/form/definition.ts'
import { succeed, type Result } from '../../src/domain/result.ts'
import { readReasonList } from './reasons.ts'
import { childrenByTag, optional, required, type Slot, type Unreadable } from './strictElements.ts'

interface NoticeElement extends Slot {
  readonly since: FormVersion
}

const since = (version: FormVersion, slot: Slot): NoticeElement => ({ ...slot, since: version })

/** Notice 01/TB-KTDL, the result of a check, in its order (`structure_204` of message_types_sales, which 213 is like). */
export const checkNotice: readonly NoticeElement[] = [
  since('2.1.0', required('PBan', 6)),
  since('2.1.0', required('MSo', 15)),
  since('2.1.0', required('Ten', 255)),
  since('2.1.0', optional('So', 30)),
  since('2.1.0', optional('DDanh', 50)),
  since('2.1.0', optional('NTBao', 10)),
  since('2.1.0', required('MST', 14)),
  since('2.1.0', optional('MDVQHNSach', 7)),
  since('2.1.0', optional('TNNT', 400)),
  since('2.1.0', optional('TGGui', 19)),
  since('2.1.0', required('LTBao', 1)),
  since('2.1.0', optional('CCu', 255)),
  since('2.1.0', required('MGDDTu', 46)),
  since('2.1.0', optional('SLuong', 7)),
]

/** The part of it that is about a package as a whole, and not about single invoices or summaries. */
export const wholePart = 'KHLKhac'

/** Reasons of a part, in its list; none where there is no part. */
export const readPartReasons = (part: XmlElement | undefined): Result<readonly string[], Unreadable> => {
  if (part === undefined) return succeed([])
  const lists = childrenByTag(part, ['DSLDo'])
  return lists.ok ? readReasonList(lists.value.get('DSLDo')) : lists
}
