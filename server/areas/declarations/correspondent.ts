import { ofWholeMessage } from '../../documents/answer.ts'
import { keptCorrespondent } from '../../documents/keptCorrespondent.ts'
import { acceptedOf } from './accepted.ts'
import { readDeclarationNotice } from './answer.ts'
import { keptDeclarations } from './kind.ts'
import type { DeclarationTypes } from './kindTypes.ts'
import { messageRows, notifiedOf, type FiledStatus } from './messages.ts'

/** Registered declarations on their way to the authority by the message of their form, and its answers. */
export const declarationCorrespondent = keptCorrespondent<DeclarationTypes, FiledStatus>(keptDeclarations, {
  messages: messageRows,
  readNotice: ofWholeMessage(readDeclarationNotice),
  notifiedOf,
  move: ({ declarations }, { companyId, id }, { finds, status, message, transactionCode }, at) =>
    declarations.move(
      { companyId, id, in: finds },
      { status, message, ...(transactionCode === '' ? {} : { tradeCode: transactionCode }) },
      at,
    ),
  async follow({ declarations, inForce }, { companyId, id }, { status, authorityCode }, at) {
    if (status !== 'accepted') return
    const declaration = await declarations.byId(companyId, id)
    if (declaration === null) throw new Error('a signed document names a declaration that is not there')
    // A change that brings no code leaves the company's own in force.
    const code = authorityCode ?? (await inForce.latest(companyId, declaration.content.decl_form_no))?.cashRegisterCode
    await inForce.put(acceptedOf(declaration, at, code))
  },
})
