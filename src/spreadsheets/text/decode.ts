const encodings: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

export interface DecodedText {
  readonly text: string
  /** Whether the file says how it is encoded: spreadsheets do, most other programs do not. */
  readonly isMarked: boolean
}

/** What no text has: control characters beside tabs and ends of lines. */
const notText = /[^\t\n\v\f\r\u{20}-\u{10FFFF}]/u

/** The text of a file; null where its bytes are none in UTF-8, nor in UTF-16 with its mark. */
export const decodeText = (bytes: Uint8Array): DecodedText | null => {
  const marked = encodings.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))
  try {
    const text = new TextDecoder(marked?.[1] ?? 'utf-8', { fatal: true }).decode(bytes)
    return notText.test(text) ? null : { text, isMarked: marked !== undefined }
  } catch {
    return null
  }
}

/** Bytes that are looked at: a text does not change its encoding. */
const looked = 65_536

const isControl = (byte: number): boolean => byte < 32 && (byte < 9 || byte > 13)

const zerosIn = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum + Number(byte === 0), 0)

/** Whether bytes of which `decodeText` makes no text are one all the same: in a code page, which has no control characters, or in UTF-16 without its mark. */
export const isTextOfOtherEncoding = (bytes: Uint8Array): boolean => {
  const first = bytes.subarray(0, looked)
  if (!first.some(isControl)) return true
  const even = first.filter((_, at) => at % 2 === 0)
  const odd = first.filter((_, at) => at % 2 === 1)
  const zeros = [zerosIn(even), zerosIn(odd)]
  return Math.min(...zeros) === 0 && Math.max(...zeros) * 3 > first.length && first.length > 8
}
