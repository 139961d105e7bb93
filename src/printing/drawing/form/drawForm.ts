import type { PrintedForm } from '../../../domain/documents/printedForm.ts'
import type { Draw } from '../draw.ts'
import { formDefinition, isTitleAlone, pageFooter } from './definition.ts'

export interface DrawnForm<Pdf> {
  readonly pdf: Pdf
  readonly pages: number
  /** Titles of long tables that begin a page, since they would stand alone at the foot of the one before. */
  readonly movedTitles: ReadonlySet<unknown>
}

/**
 * Draws a form, and again with each title moved that would stand alone at the foot of a page, so that what is found of its pages can be used
 * where it is drawn among others.
 */
export const drawForm = async <Pdf>(form: PrintedForm, draw: Draw<Pdf>): Promise<DrawnForm<Pdf>> => {
  const movedTitles = new Set<unknown>()
  for (;;) {
    let alone: unknown = null
    let pages = 0
    const pdf = await draw({
      ...formDefinition(form, movedTitles),
      footer: (page, count) => {
        pages = count
        return pageFooter(page, count)
      },
      pageBreakBefore: (node) => {
        if (alone === null && isTitleAlone(node)) alone = node.text
        return false
      },
    })
    if (alone === null) return { pdf, pages, movedTitles }
    movedTitles.add(alone)
  }
}
