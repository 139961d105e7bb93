import { UID_OID } from './certificate.ts'

/** Names that signing programs write for one type of attribute (RFC 4514 §3, .NET, OpenSSL, Java), by its OID. */
const typeNames: Readonly<Record<string, readonly string[]>> = {
  '2.5.4.3': ['CN'],
  '2.5.4.4': ['SN', 'SURNAME'],
  '2.5.4.5': ['SERIALNUMBER'],
  '2.5.4.6': ['C'],
  '2.5.4.7': ['L'],
  '2.5.4.8': ['ST', 'S'],
  '2.5.4.9': ['STREET'],
  '2.5.4.10': ['O'],
  '2.5.4.11': ['OU'],
  '2.5.4.12': ['T', 'TITLE'],
  '2.5.4.42': ['G', 'GN', 'GIVENNAME'],
  '2.5.4.43': ['I', 'INITIALS'],
  '0.9.2342.19200300.100.1.25': ['DC'],
  '1.2.840.113549.1.9.1': ['E', 'EMAIL', 'EMAILADDRESS'],
  [UID_OID]: ['UID', 'USERID'],
}
const oidOf = new Map(Object.entries(typeNames).flatMap(([oid, names]) => names.map((name) => [name, oid] as const)))

// An attribute, and what divides it from the next: the value is quoted, or plain with escapes (RFC 4514 §2.4, RFC 2253 §4).
// Blanks are XML's own: a no-break or zero-width space is text, and makes another name.
const attribute =
  /[\t\n\r ]*([A-Za-z][A-Za-z0-9-]*|(?:OID\.)?\d+(?:\.\d+)+)[\t\n\r ]*=[\t\n\r ]*("(?:[^"\\]|\\.|"")*"[\t\n\r ]*|(?:[^,;+"\\]|\\.)*)([,;+]|$)/suy

const escapes = /((?:\\[0-9A-Fa-f]{2})+)|\\(.)|""/gsu

/** Blanks at the end, but an escaped one. Each of them is looked at once, however many there are. */
const lastBlanks = /(?:(?<=\\[\t\n\r ])|(?<![\\\t\n\r ]))[\t\n\r ]+$/u

const plainValue = (written: string): string => {
  const isQuoted = written.startsWith('"')
  const trimmed = isQuoted ? written.trimEnd().slice(1, -1) : written.replace(lastBlanks, '')
  return trimmed.replace(escapes, (_, hexadecimal?: string, character?: string) =>
    hexadecimal === undefined ? (character ?? '"') : Buffer.from(hexadecimal.replaceAll('\\', ''), 'hex').toString(),
  )
}

/** UTF8String, PrintableString and IA5String in DER of fewer than 128 bytes, as `#0c0548616e6f69`. */
const encodedString = /^#(?:0c|13|16)([0-7][0-9a-f])((?:[0-9a-f]{2})*)[\t\n\r ]*$/iu

const valueOf = (written: string): string => {
  const [, length = '', content = ''] = encodedString.exec(written) ?? []
  const isWhole = length !== '' && Number.parseInt(length, 16) * 2 === content.length
  return isWhole ? Buffer.from(content, 'hex').toString('utf8') : plainValue(written)
}

/** The attributes of a name in the order in which they are written, or null where the text is no name. */
const attributesOf = (text: string): readonly string[] | null => {
  const found: string[] = []
  const source = text.replace(/^[\t\n\r ]+/, '')
  attribute.lastIndex = 0
  for (let match = attribute.exec(source); match !== null; match = attribute.exec(source)) {
    const [, type = '', written = '', divider] = match
    const oid = oidOf.get(type.toUpperCase()) ?? type.replace(/^OID\./iu, '')
    found.push(JSON.stringify([oid, valueOf(written).normalize('NFC')]))
    if (divider === '') return found
  }
  return null
}

/**
 * Whether two texts write one distinguished name. Programs differ in the order (from the country or to it), in blanks, in quoting and
 * in what they call a type; attributes and their values have to be the same, and all of them.
 */
export const isSameName = (one: string, other: string): boolean => {
  if (one === other) return true
  const [first, second] = [attributesOf(one), attributesOf(other)]
  if (first === null || second === null || first.length !== second.length) return false
  const isEqual = (names: readonly string[]) => names.every((name, index) => name === second[index])
  return isEqual(first) || isEqual(first.toReversed())
}
