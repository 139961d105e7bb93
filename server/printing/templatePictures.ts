import sharp from 'sharp'
import type { PageImages } from '../../src/printing/drawing/templates/page.ts'

/** Pixels that a print shows, as the page has them: a logo's place at 300 dots per inch, an A4 page at 150. */
const logoSize = { width: 470, height: 310 } as const
const pageSize = { width: 1240, height: 1754 } as const

const logoOf = async (bytes: Uint8Array): Promise<string> => {
  const logo = await sharp(bytes)
    .resize({ ...logoSize, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer()
  return `data:image/png;base64,${logo.toString('base64')}`
}

/** Whole and in the middle of a page, on white. */
const backgroundOf = async (bytes: Uint8Array): Promise<string> => {
  const page = await sharp(bytes)
    .resize({ ...pageSize, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 70 })
    .toBuffer()
  return `data:image/jpeg;base64,${page.toString('base64')}`
}

/** Pictures of a template as its prints have them, made once for all certificates of it; they are those that the server keeps, made from their pixels. */
export const templatePictures = async (
  logo: Uint8Array | null,
  background: Uint8Array | null,
): Promise<PageImages> => ({
  logo: logo === null ? null : await logoOf(logo),
  background: background === null ? null : await backgroundOf(background),
})
