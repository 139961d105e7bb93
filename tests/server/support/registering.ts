import type { CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import { declarationFilings } from '../../../src/api/contract/declarationFiling.ts'
import type { SigningKey } from '../../../signing/keystores/keystore.ts'
import { signedDeclaration } from '../../../tools/product/server/filing.ts'
import type { Visitor } from '../../../tools/product/server/visitor.ts'

export interface Signed extends Awaited<ReturnType<typeof signedDeclaration>> {
  readonly collection: CollectionKey
}

/** Changes of a collection, ready to be registered: each is accepted, whatever came before. */
export const signSome = (
  visitor: Visitor,
  key: SigningKey,
  count: number,
  collection: CollectionKey = 'eInvoice',
): Promise<Signed[]> =>
  Promise.all(
    Array.from({ length: count }, async () => ({
      ...(await signedDeclaration(visitor, key, { decl_type: '2' }, collection)),
      collection,
    })),
  )

/** Registers; answers the HTTP status, or null where the server died before it answered. */
export const register = async (visitor: Visitor, { collection, registration }: Signed): Promise<number | null> => {
  try {
    return (await visitor.ask(declarationFilings[collection].send, { body: registration })).status
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
