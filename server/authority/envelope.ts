import type { XmlElement } from 'libxml2-wasm'
import { MAX_XML_BYTES, parseGuarded } from '../../signing/xmldsig/guard.ts'
import { elementChildren } from '../../signing/xmldsig/elements.ts'
import { escapedText } from '../../src/domain/xml/escape.ts'
import { succeed, type Result } from '../../src/domain/result.ts'
import { childrenByTag, optional, readTexts, required, unreadable, type Unreadable } from './strictElements.ts'

/** TTChung of a TDiep (facts of the field §1.4). */
export interface Envelope {
  readonly version: string
  readonly sender: string
  readonly receiver: string
  /** MLTDiep (`messageRows.ts`). */
  readonly type: string
  readonly mtdiep: string
  /** MTDTChieu: the message that this one answers; empty where it answers none. */
  readonly reference: string
  readonly taxCode: string
}

const element = (tag: string, text: string): string => `<${tag}>${escapedText(text)}</${tag}>`

/** A TDiep around one document, or several that stand after one another; `payload` is XML without an XML declaration. */
export const writeEnvelope = (envelope: Envelope, payload: string, documents = 1): string =>
  '<?xml version="1.0" encoding="UTF-8"?><TDiep><TTChung>' +
  element('PBan', envelope.version) +
  element('MNGui', envelope.sender) +
  element('MNNhan', envelope.receiver) +
  element('MLTDiep', envelope.type) +
  element('MTDiep', envelope.mtdiep) +
  (envelope.reference === '' ? '' : element('MTDTChieu', envelope.reference)) +
  element('MST', envelope.taxCode) +
  element('SLuong', String(documents)) +
  `</TTChung><DLieu>${payload}</DLieu></TDiep>`

const slots = [
  required('PBan', 6),
  required('MNGui', 14),
  required('MNNhan', 14),
  required('MLTDiep', 3),
  required('MTDiep', 46),
  optional('MTDTChieu', 46),
  required('MST', 14),
  optional('SLuong', 7),
]

const readHeader = (header: XmlElement): Result<Envelope, Unreadable> => {
  const children = childrenByTag(
    header,
    slots.map(({ tag }) => tag),
  )
  if (!children.ok) return children
  const texts = readTexts(children.value, slots)
  if (!texts.ok) return texts
  const text = texts.value
  return succeed({
    version: text('PBan'),
    sender: text('MNGui'),
    receiver: text('MNNhan'),
    type: text('MLTDiep'),
    mtdiep: text('MTDiep'),
    reference: text('MTDTChieu'),
    taxCode: text('MST'),
  })
}

/** Largest message in bytes: the largest document that is registered, and more than its envelope can add, which is below 1 KiB. */
const maxMessageBytes = MAX_XML_BYTES + 4096

/**
 * Reads a TDiep strictly: guarded text, TTChung then DLieu, known elements in order, documents inside, which `read` makes something of
 * while the parsed text lives.
 */
export const readMessage = <Value>(
  xml: string,
  read: (envelope: Envelope, documents: readonly XmlElement[]) => Result<Value, Unreadable>,
): Result<Value, Unreadable> => {
  const parsed = parseGuarded(xml, maxMessageBytes)
  if (!parsed.ok) return unreadable(parsed.failure.code)
  using document = parsed.value
  if (document.root.name !== 'TDiep' || document.root.namespaceUri !== '') return unreadable('the root is not TDiep')
  const parts = childrenByTag(document.root, ['TTChung', 'DLieu'])
  if (!parts.ok) return parts
  const header = parts.value.get('TTChung')
  const data = parts.value.get('DLieu')
  if (header === undefined || data === undefined) return unreadable('TTChung or DLieu is missing')
  const envelope = readHeader(header)
  return envelope.ok ? read(envelope.value, elementChildren(data) ?? []) : envelope
}

/** The same with one document inside. */
export const readEnvelope = <Value>(
  xml: string,
  read: (envelope: Envelope, payload: XmlElement) => Result<Value, Unreadable>,
): Result<Value, Unreadable> =>
  readMessage(xml, (envelope, [payload, second]) =>
    payload === undefined || second !== undefined
      ? unreadable('DLieu does not hold one document')
      : read(envelope, payload),
  )
