import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { declarationSignature } from '../../../src/domain/declaration/layouts/signature.ts'
import { companyScopes, pitScopes } from '../../../src/domain/session.ts'
import type { KeptKind, Readers } from '../../documents/keptKind.ts'
import { inPanel, type RecordPlaces } from '../../notifications/mail/recordPlaces.ts'
import { readAnswer } from './answer.ts'
import { contentHash, formOfHead } from './content.ts'
import { declarationHeads } from './heads.ts'
import { editable, type DeclarationTypes } from './kindTypes.ts'
import { declarationMessages } from './messages.ts'
import { declarationNotifications } from './notifications/kinds.ts'
import { declarationKey } from './store/declarations.ts'

/** Who reads the declarations of a form, and where (docs/decisions/0374). */
const readersOf: Readonly<Record<DeclarationForm['key'], readonly Readers[]>> = {
  eInvoice: [{ scopes: companyScopes, shownIn: 'declarations' }],
  eDocument: [
    { scopes: companyScopes, shownIn: 'e-document-declarations' },
    { scopes: pitScopes, shownIn: 'pit-declarations' },
  ],
}

/** Where mails lead that name a declaration. */
export const declarationPlaces: RecordPlaces = Object.fromEntries(
  Object.values(readersOf)
    .flat()
    .map(({ shownIn }) => [shownIn, ({ id }: { readonly id: string }) => inPanel(shownIn, { declaration: id })]),
)

/** Declarations as the server keeps them. */
export const keptDeclarations: KeptKind<DeclarationTypes> = {
  key: declarationKey,
  layout: declarationSignature,
  editable,
  idOf: ({ declaration_id: id }) => id,
  hashOf: contentHash,
  codes: {
    changed: 'declaration.changed',
    notEditable: 'declaration.notEditable',
    conflict: 'registration.conflict',
    notDraft: 'declaration.notDraft',
    notRestorable: 'declaration.notRestorable',
  },
  noted: {
    saved: 'declaration.saved',
    generated: 'declaration.generated',
    sent: 'declaration.registered',
    deleted: 'declaration.deleted',
    restored: 'declaration.restored',
    turnedDown: 'declaration.turnedDown',
  },
  readersOf: (head) => readersOf[formOfHead(head).key],
  parametersOf: ({ reference, form, explainUntil: until }) => ({ reference, form, ...(until !== '' && { until }) }),
  changedBySomebody: declarationNotifications['declaration.changed'],
  heads: declarationHeads,
  answerKeyOf: () => '',
  messageOf: (head) => declarationMessages[formOfHead(head).key],
  readAnswer(xml) {
    const read = readAnswer(xml)
    return read.ok ? read.value : null
  },
}
