import * as v from 'valibot'
import type { DeclarationContent } from '../../../../src/domain/declaration/content.ts'
import { textOf } from '../../../../src/domain/declaration/values.ts'
import type { DescribedHeads } from '../../../documents/heads/describedHeads.ts'
import type { Tables } from '../../../store/tables.ts'
import { declarationColumns } from './columns.ts'
import { contentSchema } from './contentSchema.ts'
import { answerSearchText, declarationSearchText } from './declarationSearch.ts'
import type { DeclarationHead } from './declarations.ts'
import { keptStatusSchema } from './keptStatus.ts'

/** What a declaration is listed, ordered and searched by. */
export const contentColumns = (content: DeclarationContent, reference: string) => ({
  decl_form_no: content.decl_form_no,
  register_date: content.reg_date,
  decl_type: content.decl_type,
  pos_key: textOf(content, 'pos_key'),
  search_text: declarationSearchText(content, reference),
})

export const declarationHeads: DescribedHeads<
  DeclarationHead,
  DeclarationContent,
  Tables['declarations'],
  'decl_form_no' | 'explain_until'
> = {
  columns: declarationColumns,
  statusOf: (kept) => v.parse(keptStatusSchema, kept),
  own: ['decl_form_no', 'explain_until'],
  headOf: ({ decl_form_no: form, explain_until: explainUntil }, head) => ({ ...head, form, explainUntil }),
  contentOf: (kept) => v.parse(contentSchema, kept),
  id: 'declaration_id',
  saidBy: contentColumns,
  first: { answer_text: answerSearchText('', '') },
  // A declaration keeps its form.
  replacing: (_db, { decl_form_no: form }, content) => Promise.resolve(form === content.decl_form_no ? {} : null),
}
