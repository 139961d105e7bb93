import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { formContent, formPages, markOver, pageFooter } from '../form/definition.ts'
import type { DrawnForm } from '../form/drawForm.ts'
import type { PackedForm, PrintedPack } from './printedPack.ts'

/** Where the pages of a form break. */
export type Breaks = Pick<DrawnForm<unknown>, 'pages' | 'movedTitles'>

export interface MeasuredForm extends PackedForm, Breaks {}

/**
 * Forms one after the other as pdfmake draws them: each begins a page, and has a bookmark, page numbers and a draft's mark of its own. pdfmake
 * itself counts the pages of all of them together.
 */
export const packDefinition = (title: PrintedPack['title'], forms: readonly MeasuredForm[]): TDocumentDefinitions => {
  let before = 0
  const sections = forms.map((measured): Content => {
    const start = before
    before += measured.pages
    return {
      section: formContent(measured.form, measured.movedTitles, measured.name),
      footer: (page) => pageFooter(page - start, measured.pages),
      watermark: markOver(measured.form),
    }
  })
  return { ...formPages, info: { title }, content: sections }
}
