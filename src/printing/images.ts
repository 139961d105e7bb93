import type { ServerFailure } from '../domain/failure.ts'
import { fail, succeed, type Result } from '../domain/result.ts'
import type { ImageSource } from '../domain/templates/printedTemplate.ts'
import { base64Of } from './base64.ts'
import type { PrintedDocument } from './drawing/document.ts'
import type { PackedPrint } from './drawing/pack/printedPack.ts'
import { noImages, type PageImages } from './drawing/templates/page.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels that a print shows: a logo's place at 300 dots per inch, an A4 page at 150. */
const logoSize: Size = { width: 470, height: 310 }
const pageSize: Size = { width: 1240, height: 1754 }

/** A background weighs no more bytes than this, so that the PDF stays below what the server keeps of a preview. */
const backgroundLimit = 600_000
const qualities = [0.85, 0.7, 0.5, 0.3] as const

const fileOf = (dataUrl: string): Blob => {
  const comma = dataUrl.indexOf(',')
  return new Blob([Uint8Array.from(atob(dataUrl.slice(comma + 1)), (letter) => letter.charCodeAt(0))])
}

const fetched = async (address: string): Promise<Result<Blob, ServerFailure>> => {
  try {
    const response = await fetch(address)
    if (response.status === 401) return fail({ code: 'session.ended' })
    return response.ok ? succeed(await response.blob()) : fail({ code: 'server.failed', status: response.status })
  } catch (error) {
    // What fetch throws where there is no connection.
    if (error instanceof TypeError) return fail({ code: 'connection.lost' })
    throw error
  }
}

// The page's policy lets fetch reach this site alone, no data URL.
const read = async (source: ImageSource): Promise<Result<Blob, ServerFailure>> => {
  if (source instanceof Blob) return succeed(source)
  return source.startsWith('data:') ? succeed(fileOf(source)) : fetched(source)
}

const decoded = async (file: Blob): Promise<ImageBitmap | null> => {
  try {
    return await createImageBitmap(file)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

const canvasOf = ({ width, height }: Size): OffscreenCanvasRenderingContext2D => {
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (context === null) throw new Error('no canvas could be made')
  return context
}

const dataUrlOf = async (file: Blob): Promise<string> => `data:${file.type};base64,${await base64Of(file)}`

const isOpaque = (context: OffscreenCanvasRenderingContext2D, { width, height }: Size): boolean =>
  context.getImageData(0, 0, width, height).data.every((value, index) => index % 4 < 3 || value === 255)

/** How much smaller an image has to be to fit; never larger than it is. */
const scaleInto = (image: Size, place: Size): number =>
  Math.min(1, place.width / image.width, place.height / image.height)

const drawLogo = async (image: ImageBitmap): Promise<Blob> => {
  const scale = scaleInto(image, logoSize)
  const size = { width: Math.ceil(image.width * scale), height: Math.ceil(image.height * scale) }
  const context = canvasOf(size)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, size.width, size.height)
  return context.canvas.convertToBlob(
    isOpaque(context, size) ? { type: 'image/jpeg', quality: 0.92 } : { type: 'image/png' },
  )
}

/** Whole and in the middle of a page, on white. */
const drawBackground = async (image: ImageBitmap): Promise<Blob> => {
  const scale = Math.min(pageSize.width / image.width, pageSize.height / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  const context = canvasOf(pageSize)
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, pageSize.width, pageSize.height)
  context.drawImage(image, (pageSize.width - width) / 2, (pageSize.height - height) / 2, width, height)
  let drawn: Blob | null = null
  for (const quality of qualities) {
    // Each is tried only where the one before was too large.
    drawn = await context.canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (drawn.size <= backgroundLimit) break
  }
  return drawn ?? new Blob()
}

type Drawn = Result<string | null, ServerFailure>

const prepared = async (
  source: ImageSource,
  draw: (image: ImageBitmap) => Promise<Blob>,
): Promise<Result<string, ServerFailure>> => {
  const file = await read(source)
  if (!file.ok) return file
  const image = await decoded(file.value)
  return image === null ? fail({ code: 'server.unreadable' }) : succeed(await dataUrlOf(await draw(image)))
}

type Pictures = Readonly<Record<'logo' | 'background', ImageSource | null>>

const picturesOf = (document: PrintedDocument | PackedPrint): Pictures => {
  if (document.kind === 'template') return document.template
  return document.kind === 'pitCertificate' || document.kind === 'invoice' ? document : noImages
}

/**
 * The images of documents as pages have them, in their order: PNG or JPEG, upright, no larger than they are printed, whatever kind of image the
 * browser reads they were; each is read once. Fails where one cannot be fetched or is no image.
 */
export const imagesOf = async <Document extends PrintedDocument | PackedPrint>(
  documents: readonly Document[],
): Promise<Result<ReadonlyMap<Document, PageImages>, ServerFailure>> => {
  const read = { logo: new Map<ImageSource, string>(), background: new Map<ImageSource, string>() }
  const take = async (part: keyof Pictures, source: ImageSource | null): Promise<Drawn> => {
    if (source === null) return succeed(null)
    const known = read[part].get(source)
    if (known !== undefined) return succeed(known)
    const drawn = await prepared(source, part === 'logo' ? drawLogo : drawBackground)
    if (drawn.ok) read[part].set(source, drawn.value)
    return drawn
  }
  const images = new Map<Document, PageImages>()
  for (const document of documents) {
    const pictures = picturesOf(document)
    const logo = await take('logo', pictures.logo)
    if (!logo.ok) return logo
    const background = await take('background', pictures.background)
    if (!background.ok) return background
    images.set(document, { logo: logo.value, background: background.value })
  }
  return succeed(images)
}
