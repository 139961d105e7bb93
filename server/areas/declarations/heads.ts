import { confirmUntil } from '../../../src/domain/declaration/confirmationEnds.ts'
import { keptHeads } from '../../documents/heads/keptHeads.ts'
import { formOfHead } from './content.ts'
import { editable, type DeclarationTypes } from './kindTypes.ts'
import { newReference } from './reference.ts'
import { declarationHeads as described } from './store/declarationHeads.ts'
import { answerSearchText } from './store/declarationSearch.ts'

/** How declarations are kept among documents. */
export const declarationHeads = keptHeads<DeclarationTypes>(({ declarations }) => declarations.heads, {
  editable,
  contentOf: described.contentOf,
  begin: (_inside, _document, { reg_date }) => Promise.resolve({ reference: newReference(reg_date), given: {} }),
  atSending: (held, version, filedAt) => ({
    answer_text: answerSearchText('', ''),
    confirm_until: confirmUntil(formOfHead(held), version, 'sent', new Date(filedAt)),
    explain_until: '',
  }),
})
