import pdfmake from 'pdfmake/build/pdfmake.min.js'
import type { ServerFailure } from '../domain/failure.ts'
import { fail, succeed, type Result } from '../domain/result.ts'
import { base64Of } from './base64.ts'
import { definitionOf, type PrintedDocument } from './document.ts'
import type { Fonts } from './fonts.ts'
import { imagesOf } from './images.ts'
import { openTypeOf } from './openTypeOf.ts'

const loaded = new Set<string>()

/** Answers whether the file is there; it is fetched once. */
const loadFont = async (name: string, address: string): Promise<boolean> => {
  if (loaded.has(name)) return true
  const response = await fetch(address)
  if (!response.ok) return false
  pdfmake.addVirtualFileSystem({ [name]: await base64Of(await openTypeOf(await response.blob())) })
  loaded.add(name)
  return true
}

/** The document as a PDF. Fails only where a font or an image cannot be fetched, or is no image. */
export const makePdf = async (
  document: PrintedDocument,
  { files, dictionary }: Fonts,
): Promise<Result<Blob, ServerFailure>> => {
  try {
    const isLoaded = await Promise.all(Object.entries(files).map(([name, address]) => loadFont(name, address)))
    if (isLoaded.includes(false)) return fail({ code: 'connection.lost' })
  } catch (error) {
    // What fetch throws where there is no connection.
    if (error instanceof TypeError) return fail({ code: 'connection.lost' })
    throw error
  }
  const images = await imagesOf(document)
  if (!images.ok) return images
  pdfmake.setFonts(dictionary)
  return succeed(await pdfmake.createPdf(definitionOf(document, images.value)).getBlob())
}
