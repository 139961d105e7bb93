import { commonNameOf } from '../../../src/domain/certificate.ts'
import { confirmUntil } from '../../../src/domain/declaration/confirmationEnds.ts'
import type { KeptHeads } from '../../documents/keptKind.ts'
import { formOfHead } from './content.ts'
import { editable, type DeclarationTypes } from './kindTypes.ts'
import { newReference } from './reference.ts'

/** How declarations are kept among documents. */
export const declarationHeads: KeptHeads<DeclarationTypes> = {
  head: ({ declarations }, companyId, id) => declarations.head(companyId, id),
  async whole({ declarations }, companyId, id) {
    const found = await declarations.byId(companyId, id)
    if (found === null) return null
    const { content, ...head } = found
    return { head: { ...head, form: content.decl_form_no }, content }
  },
  hold: ({ declarations }, companyId, id) => declarations.hold(companyId, id),
  async insert({ declarations }, document, content, at) {
    const head = { ...document, status: 'draft', reference: newReference(content.reg_date), explainUntil: '' } as const
    const isWritten = await declarations.insert({
      ...head,
      authorityMessage: '',
      tradeCode: '',
      signedBy: '',
      requestedAt: '',
      confirmUntil: '',
      filedHash: '',
      content: { ...content, declaration_id: document.id },
    })
    if (!isWritten) return null
    await declarations.addEvent(document.companyId, document.id, { at, status: 'draft', message: '' })
    return { ...head, form: content.decl_form_no }
  },
  replace: ({ declarations }, at, change) => declarations.replaceContent({ ...at, in: editable }, change),
  send: ({ declarations }, held, { contentHash, version, filedAt }, signer) =>
    declarations.move(
      { companyId: held.companyId, id: held.id, in: editable, contentHash },
      {
        status: 'sent',
        message: '',
        // This filing gets its own with the receipt; that of an earlier one would be a wrong one.
        tradeCode: '',
        signedBy: commonNameOf(signer.subject),
        requestedAt: filedAt,
        filedHash: contentHash,
        confirmUntil: confirmUntil(formOfHead(held), version, 'sent', new Date(filedAt)),
      },
      filedAt,
    ),
  eventMoments: ({ declarations }, { companyId, id }, asked) => declarations.eventMoments(companyId, id, asked),
  async events({ declarations }, { companyId, id }, span) {
    const events = await declarations.events(companyId, id, span)
    return events.map(({ at, status, message }) => ({ at, step: status === 'draft' ? 'saved' : status, message }))
  },
}
