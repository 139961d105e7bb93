import type { Draw } from '../draw.ts'
import { drawForm } from '../form/drawForm.ts'
import { countedDefinition } from '../templates/certificate/definition.ts'
import { drawInvoice } from '../templates/invoice/drawInvoice.ts'
import type { PageImages } from '../templates/page.ts'
import { packDefinition, type MeasuredPrint } from './definition.ts'
import type { PackedPrint, PrintedPack } from './printedPack.ts'

const measure = async <Pdf>(print: PackedPrint, images: PageImages, draw: Draw<Pdf>): Promise<MeasuredPrint> => {
  if (print.kind === 'form') {
    const { pages, movedTitles } = await drawForm(print.form, draw)
    return { kind: 'form', print, pages, movedTitles }
  }
  if (print.kind === 'invoice') {
    const { pages, plan } = await drawInvoice(print.invoice, images, draw)
    return { kind: 'invoice', print, images, pages, plan }
  }
  let pages = 0
  await draw(countedDefinition(print.certificate, images, (count) => (pages = count)))
  return { kind: 'pitCertificate', print, images, pages }
}

/**
 * Draws each document of a pack by itself, which finds where its pages break, and then all of them as one. `imagesOf` answers the images of one
 * that it is given; `onDrawn` hears how many have been drawn by themselves.
 */
export const drawPack = async <Pdf>(
  { title, prints }: PrintedPack,
  imagesOf: (print: PackedPrint) => PageImages,
  draw: Draw<Pdf>,
  onDrawn: (count: number) => void,
): Promise<Pdf> => {
  const measured: MeasuredPrint[] = []
  for (const print of prints) {
    measured.push(await measure(print, imagesOf(print), draw))
    onDrawn(measured.length)
  }
  return draw(packDefinition(title, measured))
}
