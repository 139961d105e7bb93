import type { SigningDocuments } from '../../signing/documents.ts'
import type { SavedWork, WorkStore } from './workStore.ts'
import type { SignedLayout } from '../../domain/documents/signedLayout.ts'

/** The kept work of one user as what signs sees it: a document per request key, and a place for its signature. */
export const signingDocuments = (
  layout: SignedLayout,
  store: WorkStore,
  userId: string,
): SigningDocuments & { readonly dropSignature: (reqKey: string) => void } => {
  const demand = (reqKey: string): SavedWork => {
    const work = store.find(userId, reqKey)
    if (work === null) throw new Error(`no submission is kept under ${reqKey}`)
    return work
  }
  return {
    layout,
    toSign: (reqKey) => demand(reqKey),
    keepSignature: (reqKey, signature) => store.save({ ...demand(reqKey), signature }),
    dropSignature: (reqKey) => store.save({ ...demand(reqKey), signature: null }),
  }
}
