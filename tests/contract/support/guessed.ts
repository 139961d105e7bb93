import { join } from 'node:path'
import { defaultSignInLimits } from '../../../server/companies/signInLimits.ts'
import { openStore } from '../../../server/openStore.ts'
import { masterKeyIn } from '../../../server/secrets/masterKey.ts'
import { createSealing } from '../../../server/secrets/sealing.ts'
import { sha256 } from '../../../server/secrets/signedText.ts'
import { createCodeReader } from '../../../server/signInCodes/code.ts'
import { calls } from '../../../src/api/contract/auth.ts'
import { encryptedPassword, type Reply, type Visitor } from '../../../tools/product/server/visitor.ts'
import type { ContractServer } from './contractServer.ts'
import { makeUser } from './users.ts'

/** The password that `makeUser` gives. */
const password = 'Tokhai@2026'

interface Asked {
  /** What signing in was answered. */
  readonly reply: Reply
  /** The code that is mailed, made beside the server. */
  readonly code: string
}

/** Somebody new, at whose account was guessed from everywhere, signs in with the right password. */
export const askedForCode = async (server: ContractServer, visitor: Visitor): Promise<Asked> => {
  const { sent } = await makeUser(server)
  const { store, db } = await openStore({ kind: 'sqlite', path: join(server.folder, 'tokhai.sqlite') })
  const now = Math.floor(Date.now() / 1000)
  for (let failures = 0; failures < defaultSignInLimits.perAccount; failures += 1)
    await store.signInGuards.recordFailure(`account:${sha256(sent.user_id)}`, now)
  const reply = await visitor.ask(calls.login, {
    body: { user_id: sent.user_id, password: await encryptedPassword(visitor, password), locale: 'en' },
  })
  const { id } = await db.selectFrom('sign_in_codes').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const reader = await createCodeReader(store, createSealing(await masterKeyIn(server.folder)))
  await store.close()
  return { reply, code: reader.codeOf(id) }
}
