import { ParseOption, XmlDocument, XmlError } from 'libxml2-wasm'
import { fail, type Result, succeed } from '../../src/domain/result.ts'
import { notAnXmlCharacter } from '../../src/domain/text.ts'

/** Largest XML text that is looked at, in bytes of UTF-8. */
export const MAX_XML_BYTES = 1024 * 1024

export type GuardCode =
  | 'too_large'
  | 'not_utf8'
  | 'bom'
  | 'dtd'
  | 'comment'
  | 'cdata'
  | 'processing_instruction'
  | 'not_well_formed'

export interface GuardFailure {
  readonly code: GuardCode
  readonly detail: string
}

const xmlDeclaration =
  /^<\?xml\s+version\s*=\s*(["'])1\.0\1(?:\s+encoding\s*=\s*(["'])([A-Za-z0-9._-]+)\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\4)?\s*\?>/

const bytesOf = (xml: Uint8Array | string): Uint8Array | null =>
  typeof xml !== 'string' ? xml : xml.isWellFormed() ? Buffer.from(xml, 'utf8') : null

const textOf = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

const markupCode = (text: string, at: number): GuardCode => {
  if (text.startsWith('<!--', at)) return 'comment'
  return text.startsWith('<![CDATA[', at) ? 'cdata' : 'dtd'
}

/**
 * The gate before any parser sees the text: at most `maxBytes`, strict UTF-8, no byte order mark, no `<!` at all (document types,
 * entities, comments, CDATA), and nothing but one XML declaration at the very start may begin with `<?`. What passes holds
 * elements, attributes and text only, so a canonical form hides nothing from a reader.
 */
export const guardXml = (xml: Uint8Array | string, maxBytes = MAX_XML_BYTES): Result<Uint8Array, GuardFailure> => {
  const bytes = bytesOf(xml)
  if (bytes === null) return fail({ code: 'not_utf8', detail: 'the text holds a lone surrogate' })
  if (bytes.length > maxBytes) return fail({ code: 'too_large', detail: `${bytes.length} bytes` })
  const text = textOf(bytes)
  if (text === null) return fail({ code: 'not_utf8', detail: 'the bytes are no UTF-8' })
  if (text.startsWith('\u{FEFF}')) return fail({ code: 'bom', detail: 'the text starts with a byte order mark' })
  const markup = text.indexOf('<!')
  if (markup >= 0) return fail({ code: markupCode(text, markup), detail: `at character ${markup}` })
  const declaration = xmlDeclaration.exec(text)
  const encoding = declaration?.[3] ?? 'utf-8'
  if (encoding.toLowerCase() !== 'utf-8')
    return fail({ code: 'not_utf8', detail: 'the XML declaration names another encoding' })
  const instruction = text.indexOf('<?', declaration === null ? 0 : declaration[0].length)
  if (instruction >= 0) return fail({ code: 'processing_instruction', detail: `at character ${instruction}` })
  const stray = notAnXmlCharacter.exec(text)
  if (stray !== null) return fail({ code: 'not_well_formed', detail: `no XML character at ${stray.index}` })
  return succeed(bytes)
}

/**
 * Guards and parses without network, entities or recovery: NO_XXE keeps every outside resource away, and the library substitutes
 * and recovers only where an option asks for it. The caller owns the document and disposes it (`using`), since its
 * memory lies outside the garbage collector's reach.
 */
export const parseGuarded = (xml: Uint8Array | string, maxBytes = MAX_XML_BYTES): Result<XmlDocument, GuardFailure> => {
  const guarded = guardXml(xml, maxBytes)
  if (!guarded.ok) return guarded
  try {
    return succeed(XmlDocument.fromBuffer(guarded.value, { encoding: 'utf-8', option: ParseOption.XML_PARSE_NO_XXE }))
  } catch (error) {
    if (error instanceof XmlError) return fail({ code: 'not_well_formed', detail: error.message.trim() })
    throw error
  }
}
