import { documentCorrespondent } from '../../documents/correspondent.ts'
import { acceptedOf } from './accepted.ts'
import { readDeclarationNotice } from './answer.ts'
import { filingOf, keptWith, subjectKind } from './correspondence.ts'
import { messageRows, notifiedOf, type FiledStatus } from './messages.ts'
import { note } from './note.ts'
import { notifyStaff } from './notifyStaff.ts'
import type { Declaration } from './store/declarations.ts'
import type { Registration } from './store/registrations.ts'
import type { Repositories } from './store/repositories.ts'

const declarationOf = async (
  { declarations }: Repositories,
  { companyId, declarationId }: Registration,
): Promise<Declaration> => {
  const declaration = await declarations.byId(companyId, declarationId)
  if (declaration === null) throw new Error('a registration names a declaration that is not there')
  return declaration
}

/** Registered declarations on their way to the authority by the message of their form, and its answers. */
export const declarationCorrespondent = documentCorrespondent<Repositories, Registration, FiledStatus>({
  subject: subjectKind,
  messages: messageRows,
  readNotice: readDeclarationNotice,
  notifiedOf,
  signedOf: ({ registrations }, { companyId, id }) => registrations.byId(companyId, id),
  async write(store, registration, { mtdiep }, sender) {
    const kept = await store.declarationHistory.filingOf(registration.companyId, registration.id)
    if (kept !== null) return { mtdiep: kept.mtdiep, xml: kept.xml }
    // Registered before messages were kept.
    const { content } = await declarationOf(store, registration)
    return filingOf(registration, content, { mtdiep, sender })
  },
  async isLatest({ registrations }, { id, companyId, declarationId }) {
    return (await registrations.latestOf(companyId, declarationId))?.id === id
  },
  move: ({ declarations }, { companyId, declarationId }, { finds, status, message, transactionCode }, at) =>
    declarations.move(
      { companyId, id: declarationId, in: finds },
      { status, message, ...(transactionCode === '' ? {} : { tradeCode: transactionCode }) },
      at,
    ),
  keep: ({ declarationHistory }, registration, message) =>
    declarationHistory.keepMessage(keptWith(registration, message)),
  async follow(inside, registration, status, at) {
    if (status === 'accepted') await inside.inForce.put(acceptedOf(await declarationOf(inside, registration), at))
  },
  notify: (inside, { companyId, declarationId }, kind, at) =>
    notifyStaff(inside, kind, { companyId, declarationId, at }),
  noteTurnedDown: (inside, { companyId, declarationId }, detail, at) =>
    note(inside, { at, companyId, accountId: null, action: 'declaration.turnedDown', declarationId, detail }),
})
