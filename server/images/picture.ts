import sharp from 'sharp'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { sha256 } from '../secrets/signedText.ts'
import type { StoredImage } from './images.ts'

/** Pixels of the largest picture that is decoded: 4096 by 4096. */
const mostPixels = 4096 * 4096
/** Width and height of the largest that is kept: screens and prints show less. */
const longestSide = 1024
const secondsPerPicture = 10

// Nothing but the two loaders is ever run, whatever the bytes look like; what is decoded once is not wanted again.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

const formats = [
  { format: 'jpeg', ending: 'jpg', type: 'image/jpeg', head: Buffer.from([0xff, 0xd8, 0xff]) },
  { format: 'png', ending: 'png', type: 'image/png', head: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
] as const

export type PictureRefusal = 'image.notReadable' | 'image.tooManyPixels'

const load = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })

/** Pixels as its head says; null where it has none that can be read. */
const pixelsOf = async (bytes: Uint8Array): Promise<number | null> => {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    return null
  }
}

const drawn = async (bytes: Uint8Array, format: 'jpeg' | 'png'): Promise<Buffer | null> => {
  try {
    return await load(bytes)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'jpeg' ? { quality: 88 } : { compressionLevel: 9 })
      .timeout({ seconds: secondsPerPicture })
      .toBuffer()
  } catch {
    // Whatever libvips says of a picture that it cannot draw.
    return null
  }
}

/**
 * A picture made anew from the pixels of a JPEG or PNG, which its first bytes say and neither name nor media type; at most 1024 pixels wide and
 * high, turned upright, without metadata and without whatever else stood in the file.
 */
export const pictureOf = async (bytes: Uint8Array): Promise<Result<StoredImage, PictureRefusal>> => {
  const found = formats.find(({ head }) => head.equals(bytes.subarray(0, head.length)))
  const pixels = found === undefined ? null : await pixelsOf(bytes)
  if (found === undefined || pixels === null) return fail('image.notReadable')
  if (pixels > mostPixels) return fail('image.tooManyPixels')
  const again = await drawn(bytes, found.format)
  if (again === null) return fail('image.notReadable')
  return succeed({ name: `${sha256(again)}.${found.ending}`, type: found.type, bytes: new Uint8Array(again) })
}
