import { beginningOf } from '../domain/fileBeginning.ts'
import { imageLimits, type ImagePurpose } from '../domain/image.ts'
import { fail, succeed, type Result } from '../domain/result.ts'

/** A chosen picture, decoded by the browser. */
export interface ReadPicture {
  readonly bitmap: ImageBitmap
  /** How it is sent: a photograph as JPEG, everything else as PNG, which keeps what is transparent. */
  readonly type: 'image/jpeg' | 'image/png'
}

/** Why a file is no picture that can be used: too large, of a format that nobody takes here, cut off or damaged, empty, or none. */
export type ReadProblem =
  | 'image.tooLarge'
  | 'image.notReadable'
  | 'image.heic'
  | 'image.webp'
  | 'image.pdf'
  | 'image.damaged'
  | 'image.empty'

const heads = [
  { bytes: [0xff, 0xd8, 0xff], type: 'image/jpeg' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], type: 'image/png' },
  // BMP: the server has no reader for it, the browser has (docs/decisions/0260).
  { bytes: [0x42, 0x4d], type: 'image/png' },
] as const

const named: Readonly<Partial<Record<ReturnType<typeof beginningOf>, ReadProblem>>> = {
  heic: 'image.heic',
  webp: 'image.webp',
  pdf: 'image.pdf',
}

/** Bytes that say what a file is. */
const beginning = 16

const problemOf = (start: Uint8Array): ReadProblem =>
  start.length === 0 ? 'image.empty' : (named[beginningOf(start)] ?? 'image.notReadable')

/** Reads a file that somebody has chosen. Its first bytes decide, as they do on the server. */
export const readPicture = async (file: Blob, purpose: ImagePurpose): Promise<Result<ReadPicture, ReadProblem>> => {
  if (file.size > imageLimits[purpose]) return fail('image.tooLarge')
  let isPicture = false
  try {
    const start = new Uint8Array(await file.slice(0, beginning).arrayBuffer())
    const head = heads.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte))
    if (head === undefined) return fail(problemOf(start))
    isPicture = true
    return succeed({ bitmap: await createImageBitmap(file), type: head.type })
  } catch {
    // Taken away since it was chosen, where its beginning could not be read.
    return fail(isPicture ? 'image.damaged' : 'image.notReadable')
  }
}
