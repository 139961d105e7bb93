import { carrying } from '../transmissions/carrying.ts'
import type { Transmission, TransmissionRepositories } from '../transmissions/transmissions.ts'
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

/** What a message carried: of a time before messages were kept, the document that says so alone. */
const carriedBy = async (
  { signedDocuments }: Pick<Kept, 'signedDocuments'>,
  place: SignedPlace,
  sent: Transmission | null,
): Promise<readonly SignedDocument[]> => {
  if (sent === null) return [await signedDocuments.whole(place)]
  const ids = sent.rows.map(({ signedId }) => signedId)
  const found = await signedDocuments.wholes(place.document.companyId, ids)
  return ids.flatMap((id) => found.get(id) ?? [])
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
    const sent = await store.transmissions.sentAs(document.companyId, mtdiep)
    const carried = await carriedBy(store, { document, turn }, sent)
    return carrying(carried, { messageType, mtdiep, rows: sent?.rows }, '').xml
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
