import pdfmake from 'pdfmake/build/pdfmake.min.js'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import type { ServerFailure } from '../domain/failure.ts'
import { fail, succeed, type Result } from '../domain/result.ts'
import { base64Of } from './base64.ts'
import { compactStreams } from './drawing/compactStreams.ts'
import type { DrawnDocument, PrintedDocument } from './drawing/document.ts'
import { drawDocument } from './drawing/drawDocument.ts'
import type { Fonts } from './fonts.ts'
import { imagesOf } from './images.ts'
import { keepFonts } from './drawing/keptFonts.ts'
import { drawPack } from './drawing/pack/drawPack.ts'
import { openTypeOf } from './drawing/openTypeOf.ts'
import { noImages } from './drawing/templates/page.ts'
import { unprintableOf } from './drawing/unprintable.ts'

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

const prepare = async (): Promise<void> => {
  const document = await pdfmake.createPdf({ content: [] }).getStream()
  keepFonts(document)
  compactStreams(document)
}
const isPrepared = prepare()

const draw = async (definition: TDocumentDefinitions): Promise<DrawnDocument> => {
  const made = pdfmake.createPdf(definition)
  const content = await made.getBlob()
  return { content, unprintable: unprintableOf(await made.getStream()) }
}

/** The document as a PDF; `onDrawn` hears how many documents of a pack have been drawn. Fails only where a font or an image cannot be fetched, or is no image. */
export const makePdf = async (
  document: PrintedDocument,
  { files, dictionary }: Fonts,
  onDrawn: (count: number) => void = () => {},
): Promise<Result<DrawnDocument, ServerFailure>> => {
  try {
    const isLoaded = await Promise.all(Object.entries(files).map(([name, address]) => loadFont(name, address)))
    if (isLoaded.includes(false)) return fail({ code: 'connection.lost' })
  } catch (error) {
    // What fetch throws where there is no connection.
    if (error instanceof TypeError) return fail({ code: 'connection.lost' })
    throw error
  }
  await isPrepared
  pdfmake.setFonts(dictionary)
  if (document.kind === 'pack') {
    const images = await imagesOf(document.pack.prints)
    if (!images.ok) return images
    return succeed(await drawPack(document.pack, (print) => images.value.get(print) ?? noImages, draw, onDrawn))
  }
  const images = await imagesOf([document])
  if (!images.ok) return images
  return succeed(await drawDocument(document, images.value.get(document) ?? noImages, draw))
}
