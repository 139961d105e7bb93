import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { damaged } from '../unreadable.ts'

type Attributes = Readonly<Record<string, string>>

/** What happens while a part is read. Names are without their prefix. */
export interface XmlEvents {
  readonly open?: (name: string, attributes: Attributes, tag: SaxesTagPlain) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

const chunk = 262_144

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** A parser of one part. A part that is not well-formed, or declares a document type, ends the reading: workbooks have none (ECMA-376 part 2, 6.1.4). */
export const parserOf = ({ open, text, close }: XmlEvents): SaxesParser<object> => {
  const parser = new SaxesParser({ xmlns: false })
  const refuse = (): never => {
    throw damaged()
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  if (open !== undefined) parser.on('opentag', (tag) => open(localName(tag.name), tag.attributes, tag))
  if (close !== undefined) parser.on('closetag', (tag) => close(localName(tag.name)))
  if (text !== undefined) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  return parser
}

const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'

const decoded = (decoder: TextDecoder, bytes: Uint8Array, isLast: boolean): string => {
  try {
    return decoder.decode(bytes, { stream: !isLast })
  } catch {
    throw damaged()
  }
}

/** The text of a part, a piece at a time. Bytes that are none in its encoding end the reading: a letter in their place would be made up. */
export function* textOf(part: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(part), { fatal: true })
  for (let at = 0; at < part.length; at += chunk)
    yield decoded(decoder, part.subarray(at, at + chunk), at + chunk >= part.length)
}

/** The text of the first pieces of a part, without a letter that is cut. */
export function* textOfPieces(pieces: Iterable<Uint8Array>): Generator<string> {
  let decoder: TextDecoder | null = null
  for (const piece of pieces) {
    decoder ??= new TextDecoder(encodingOf(piece), { fatal: true })
    yield decoded(decoder, piece, false)
  }
}

/** A part in the encoding that most have. */
export const inUtf8 = (part: Uint8Array): Uint8Array =>
  encodingOf(part) === 'utf-8' ? part : new TextEncoder().encode([...textOf(part)].join(''))

export const readXml = (part: Uint8Array, events: XmlEvents): void => {
  const parser = parserOf(events)
  for (const text of textOf(part)) parser.write(text)
  parser.close()
}
