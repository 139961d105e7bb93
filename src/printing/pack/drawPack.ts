import { drawForm, type Draw } from '../form/drawForm.ts'
import { packDefinition, type MeasuredForm } from './definition.ts'
import type { PrintedPack } from './printedPack.ts'

/**
 * Draws each form of a pack by itself, which finds where its pages break, and then all of them as one document. `onDrawn` hears how many have
 * been drawn by themselves.
 */
export const drawPack = async <Pdf>(
  { title, forms }: PrintedPack,
  draw: Draw<Pdf>,
  onDrawn: (count: number) => void,
): Promise<Pdf> => {
  const measured: MeasuredForm[] = []
  for (const packed of forms) {
    const { pages, movedTitles } = await drawForm(packed.form, draw)
    measured.push({ ...packed, pages, movedTitles })
    onDrawn(measured.length)
  }
  return draw(packDefinition(title, measured))
}
