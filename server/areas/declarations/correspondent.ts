import { vietnamDay } from '../../../src/domain/dates.ts'
import { confirmUntil, explainUntil } from '../../../src/domain/declaration/confirmationEnds.ts'
import { ofWholeMessage } from '../../documents/answer.ts'
import type { DocumentKey } from '../../documents/documentKey.ts'
import { keptCorrespondent } from '../../documents/keptCorrespondent.ts'
import { acceptedOf } from './accepted.ts'
import { readDeclarationNotice } from './answer.ts'
import { formOfHead } from './content.ts'
import { keptDeclarations } from './kind.ts'
import type { DeclarationTypes } from './kindTypes.ts'
import { messageRows, notifiedOf, type FiledStatus } from './messages.ts'
import type { AwaitedUntil, StatusChange } from './store/declarations.ts'
import type { Repositories } from './store/repositories.ts'

/** Days are counted from that of the notice, which may have waited for this server; none is later than its arrival. */
const writtenAt = (day: string | undefined, at: string): Date => {
  const arrived = new Date(at)
  return day === undefined || day >= vietnamDay(arrived) ? arrived : new Date(`${day}T12:00:00+07:00`)
}

/** Until when something has to come once a declaration is in a status. */
const endsOf = async (
  { declarations, signedDocuments }: Repositories,
  document: DocumentKey,
  status: FiledStatus,
  at: Date,
): Promise<Pick<StatusChange, AwaitedUntil>> => {
  if (status === 'explaining') return { explainUntil: explainUntil(at) }
  if (status !== 'received') return {}
  const head = await declarations.heads.head(document.companyId, document.id)
  const signed = await signedDocuments.latestOf(document)
  if (head === null || signed === null) throw new Error('a signed document names a declaration that is not there')
  return { confirmUntil: confirmUntil(formOfHead(head), signed.version, 'received', at) }
}

/** Registered declarations on their way to the authority by the message of their form, and its answers. */
export const declarationCorrespondent = keptCorrespondent<DeclarationTypes, FiledStatus>(keptDeclarations, {
  messages: messageRows,
  readNotice: ofWholeMessage(readDeclarationNotice),
  notifiedOf,
  async move(inside, document, { finds, status, message, transactionCode, day }, at) {
    const { companyId, id } = document
    const ends = await endsOf(inside, document, status, writtenAt(day, at))
    const code = transactionCode === '' ? {} : { tradeCode: transactionCode }
    return inside.declarations.move({ companyId, id, in: finds }, { status, message, ...code, ...ends }, at)
  },
  async follow({ declarations, inForce }, { companyId, id }, { status, authorityCode }, at) {
    if (status !== 'accepted') return
    const declaration = await declarations.byId(companyId, id)
    if (declaration === null) throw new Error('a signed document names a declaration that is not there')
    // A change that brings no code leaves the company's own in force.
    const code = authorityCode ?? (await inForce.latest(companyId, declaration.content.decl_form_no))?.cashRegisterCode
    await inForce.put(acceptedOf(declaration, at, code))
  },
})
