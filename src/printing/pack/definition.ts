import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { declarationContent, declarationPages, markOver, pageFooter } from '../declaration/definition.ts'
import type { DrawnDeclaration } from '../declaration/drawDeclaration.ts'
import type { PackedForm, PrintedPack } from './printedPack.ts'

/** Where the pages of a declaration break. */
export type Breaks = Pick<DrawnDeclaration<unknown>, 'pages' | 'movedTitles'>

export interface MeasuredForm extends PackedForm, Breaks {}

/**
 * Declarations one after the other as pdfmake draws them: each begins a page, and has a bookmark, page numbers and a draft's mark of its own. pdfmake
 * itself counts the pages of all of them together.
 */
export const packDefinition = (title: PrintedPack['title'], forms: readonly MeasuredForm[]): TDocumentDefinitions => {
  let before = 0
  const sections = forms.map((measured): Content => {
    const start = before
    before += measured.pages
    return {
      section: declarationContent(measured.form, measured.movedTitles, measured.name),
      footer: (page) => pageFooter(page - start, measured.pages),
      watermark: markOver(measured.form),
    }
  })
  return { ...declarationPages, info: { title }, content: sections }
}
