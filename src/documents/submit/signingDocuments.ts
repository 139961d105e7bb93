import type { SignedLayout } from '../../domain/documents/signedLayout.ts'
import type { SigningDocuments } from '../../signing/documents.ts'
import type { SavedWork, WorkStore } from './workStore.ts'

/** What a request key names of a submission: the document's own XML, or what goes with it. */
const namedIn = (work: SavedWork, reqKey: string, own: SignedLayout) => {
  const { companion } = work
  return companion?.reqKey === reqKey ? companion : { ...work, layout: own }
}

const withSignature = (work: SavedWork, reqKey: string, signature: SavedWork['signature']): SavedWork => {
  const { companion } = work
  return companion?.reqKey === reqKey ? { ...work, companion: { ...companion, signature } } : { ...work, signature }
}

/**
 * The kept work of one user as what signs sees it: an XML per request key, and a place for its signature. Where a document is dropped, what
 * goes with it is too: both are signed anew.
 */
export const signingDocuments = (
  layout: SignedLayout,
  store: WorkStore,
  userId: string,
): SigningDocuments & { readonly dropSignature: (reqKey: string) => void } => {
  const demand = (reqKey: string): SavedWork => {
    const work = store.find(userId, reqKey) ?? store.list(userId).find(({ companion }) => companion?.reqKey === reqKey)
    if (work === undefined) throw new Error(`no submission is kept under ${reqKey}`)
    return work
  }
  return {
    toSign: (reqKey) => {
      const { xml, signId, layout: place } = namedIn(demand(reqKey), reqKey, layout)
      return { xml, signId, layout: place }
    },
    keepSignature: (reqKey, signature) => store.save(withSignature(demand(reqKey), reqKey, signature)),
    dropSignature: (reqKey) => {
      const { companion, ...work } = demand(reqKey)
      store.save({ ...work, signature: null, companion: companion && { ...companion, signature: null } })
    },
  }
}
