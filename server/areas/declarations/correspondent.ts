import { ofWholeMessage } from '../../documents/answer.ts'
import { documentCorrespondent } from '../../documents/correspondent.ts'
import type { SignedHead } from '../../documents/signedDocuments.ts'
import { acceptedOf } from './accepted.ts'
import { readDeclarationNotice } from './answer.ts'
import { messageRows, notifiedOf, type FiledStatus } from './messages.ts'
import { note } from '../../documents/note.ts'
import { announceToStaff, notifyStaff } from './notifyStaff.ts'
import { declarationKey, type Declaration, type DeclarationHead } from './store/declarations.ts'
import type { Repositories } from './store/repositories.ts'

const missing = () => new Error('a signed document names a declaration that is not there')

const headOf = async (
  { declarations }: Repositories,
  { document: { companyId, id } }: SignedHead,
): Promise<DeclarationHead> => {
  const head = await declarations.head(companyId, id)
  if (head === null) throw missing()
  return head
}

const declarationOf = async (
  { declarations }: Repositories,
  { document: { companyId, id } }: SignedHead,
): Promise<Declaration> => {
  const declaration = await declarations.byId(companyId, id)
  if (declaration === null) throw missing()
  return declaration
}

/** Registered declarations on their way to the authority by the message of their form, and its answers. */
export const declarationCorrespondent = documentCorrespondent<Repositories, SignedHead, FiledStatus>({
  kind: declarationKey,
  messages: messageRows,
  readNotice: ofWholeMessage(readDeclarationNotice),
  notifiedOf,
  signedOf: ({ signedDocuments }, { companyId, id }) => signedDocuments.byId(companyId, id),
  carried: ({ signedDocuments }, signed) => signedDocuments.whole(signed),
  async isLatest({ signedDocuments }, { document, turn }) {
    return (await signedDocuments.latestOf(document))?.turn === turn
  },
  move: ({ declarations }, { document: { companyId, id } }, { finds, status, message, transactionCode }, at) =>
    declarations.move(
      { companyId, id, in: finds },
      { status, message, ...(transactionCode === '' ? {} : { tradeCode: transactionCode }) },
      at,
    ),
  keep: ({ documentHistory }, signed, message) => documentHistory.keepMessage(signed, message),
  async follow(inside, signed, status, at) {
    if (status === 'accepted') await inside.inForce.put(acceptedOf(await declarationOf(inside, signed), at))
  },
  notify: async (inside, signed, kind, at) => notifyStaff(inside, kind, await headOf(inside, signed), { at }),
  announce: async (inside, signed) => announceToStaff(inside, await headOf(inside, signed)),
  noteTurnedDown: async (inside, signed, detail, at) =>
    note(inside, await headOf(inside, signed), { at, accountId: null, action: 'declaration.turnedDown', detail }),
})
