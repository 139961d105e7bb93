import { createContext, use } from 'react'
import type { CollectionKey } from '../api/contract/declarationCollection.ts'

const SignedCollection = createContext<CollectionKey | null>(null)

/** Says of what stands below which collection its declarations are signed for. */
export const SignedCollectionProvider = SignedCollection

/** Null where no declaration is being signed, as in the settings of digital signatures. */
export const useSignedCollection = (): CollectionKey | null => use(SignedCollection)
