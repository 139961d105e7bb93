import { contract } from '../../../src/api/contract/contract.ts'
import type { SigningKey } from '../../../signing/keystores/keystore.ts'
import { signedDeclaration } from '../../../tools/product/server/filing.ts'
import type { Visitor } from '../../../tools/product/server/visitor.ts'

export type Signed = Awaited<ReturnType<typeof signedDeclaration>>

/** Changes, ready to be registered: each is accepted, whatever came before. */
export const signSome = (visitor: Visitor, key: SigningKey, count: number): Promise<Signed[]> =>
  Promise.all(Array.from({ length: count }, () => signedDeclaration(visitor, key, { decl_type: '2' })))

/** Registers; answers the HTTP status, or null where the server died before it answered. */
export const register = async (visitor: Visitor, { registration }: Signed): Promise<number | null> => {
  try {
    return (await visitor.ask(contract.registerDeclaration, { body: registration })).status
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
