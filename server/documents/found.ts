import { carrying } from '../transmissions/carrying.ts'
import type { CarriedDocument } from '../transmissions/correspondent.ts'
import type { TransmissionRepositories } from '../transmissions/transmissions.ts'
import type { DocumentKey } from './documentKey.ts'
import type { DocumentRepositories } from './repositories.ts'
import type { SignedDocument, SignedHead, SignedPlace } from './signedDocuments.ts'

type Kept = Pick<DocumentRepositories, 'generated' | 'signedDocuments' | 'documentHistory'>

/** What became of the XML of a request key: its document, and what was signed, null where nothing was. */
export interface FoundSent {
  readonly document: DocumentKey
  readonly signed: SignedHead | null
}

/** Null where nothing is known of the key: nothing was generated under it, or so long ago that it is kept no more. */
export const findSent = async (
  store: Kept,
  kind: string,
  companyId: string,
  reqKey: string,
): Promise<FoundSent | null> => {
  const generated = await store.generated.byReqKey(companyId, reqKey)
  // Read after what it was generated from, so that what is signed in between is not missed.
  const signed = await store.signedDocuments.byReqKey(companyId, reqKey)
  const document = (signed ?? generated)?.document
  return document?.kind === kind ? { document, signed } : null
}

/** As a message of a kind carries it: what is of another kind is a companion. */
export const carriedAs = (kind: string, signed: SignedDocument): SignedDocument & CarriedDocument => ({
  ...signed,
  isCompanion: signed.document.kind !== kind,
})

/** What a message carried: of a time before messages were kept, the document that says so alone. */
const carriedBy = async (
  { signedDocuments, transmissions }: Pick<Kept, 'signedDocuments'> & Pick<TransmissionRepositories, 'transmissions'>,
  place: SignedPlace,
  mtdiep: string,
): Promise<readonly CarriedDocument[]> => {
  const { companyId, kind } = place.document
  const ids = (await transmissions.sentAs(companyId, mtdiep))?.rows.map(({ signedId }) => signedId)
  if (ids === undefined) return [await signedDocuments.whole(place)]
  const found = await signedDocuments.wholes(companyId, ids)
  return ids.flatMap((id) => found.get(id) ?? []).map((one) => carriedAs(kind, one))
}

/** The text of a message about a document, null where there is none: what was sent is written anew from all signed documents in it. */
export const messageText = async (
  store: Kept & Pick<TransmissionRepositories, 'transmissions'>,
  document: DocumentKey,
  id: string,
): Promise<string | null> => {
  const message = await store.documentHistory.message(document, id)
  if (message === null) return null
  if (message.kind === 'filing') {
    const { turn, type: messageType, mtdiep } = message
    return carrying(await carriedBy(store, { document, turn }, mtdiep), { messageType, mtdiep }, '').xml
  }
  return message.xml === '' ? null : message.xml
}

/** What a document said when it was filed last, as JSON; null where it was never filed, or before contents were kept. */
export const filedContent = async (store: Kept, document: DocumentKey): Promise<string | null> => {
  const signed = await store.signedDocuments.latestOf(document)
  const { content } = signed === null ? { content: '' } : await store.signedDocuments.whole(signed)
  return content === '' ? null : content
}

/** The signed XML that a document was filed with last, null where it was never filed. */
export const filedXml = async (store: Pick<Kept, 'signedDocuments'>, document: DocumentKey): Promise<string | null> => {
  const signed = await store.signedDocuments.latestOf(document)
  return signed === null ? null : (await store.signedDocuments.whole(signed)).signedXml
}
