import { featureOf, methodOf } from '../../corrections/features.ts'
import type { InvoiceContent } from '../content.ts'
import { isOfSeveral } from '../features.ts'
import { natureOf } from '../lines.ts'

/** Which of several corrected invoices lines are about, as lines say it. */
export const ordinalOf = (place: number): string => String(place + 1)

/**
 * What one of several invoices is corrected by, as an invoice that corrects it alone: the lines about it, and notes, which are about all.
 * @param place of the corrected invoice in the list, from 0
 */
export const partAbout = (content: InvoiceContent, place: number): InvoiceContent => {
  const method = methodOf(content.inv_feature)
  const named = content.corrected[place]
  if (method === null || named === undefined) return content
  const lines = content.lines.filter(({ nature, about }) => about === ordinalOf(place) || natureOf(nature) === 'note')
  return {
    ...content,
    ...named,
    inv_feature: featureOf(method),
    correction_list_no: '',
    corrected: [],
    lines: lines.map((line) => ({ ...line, about: '' })),
  }
}

/** What a correction says about each invoice that it corrects: all of it where that is one. */
export const partsOf = (content: InvoiceContent): readonly InvoiceContent[] =>
  isOfSeveral(content) ? content.corrected.map((_, place) => partAbout(content, place)) : [content]
