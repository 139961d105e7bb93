import { calls } from '../../../src/api/contract/auth.ts'
import { encryptedPassword, visit, type Reply } from '../../../tools/product/server/visitor.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'

const signIn = async ({ origin }: ContractServer, userId: string, password: string, jwe?: string): Promise<Reply> => {
  const visitor = visit(origin)
  const sealed = jwe ?? (await encryptedPassword(visitor, password))
  return visitor.ask(calls.login, { body: { user_id: userId, password: sealed } })
}

export const tests: CallTests<typeof calls> = {
  passwordKey: { admits: 'anyone', refusals: {} },
  login: {
    admits: 'anyone',
    request: async ({ origin }) => ({
      body: { user_id: 'user@tokhai.example', password: await encryptedPassword(visit(origin), 'Tokhai@2026') },
    }),
    refusals: {
      'request.malformed': (server) => signIn(server, 'admin@tokhai.example', ''),
      '901': (server) => signIn(server, 'pending@tokhai.example', 'Tokhai@2026'),
      'user.notFound': (server) => signIn(server, 'nobody@tokhai.example', 'x'),
      'password.incorrect': (server) => signIn(server, 'user@tokhai.example', 'x'),
      'password.keyExpired': (server) => signIn(server, 'admin@tokhai.example', '', 'a.b.c.d.e'),
      async 'login.tooMany'(server) {
        await signIn(server, 'guessed@tokhai.example', 'x')
        return signIn(server, 'guessed@tokhai.example', 'y')
      },
    },
  },
  logout: { admits: 'anyone', refusals: {} },
  session: { admits: 'whoever is signed in', refusals: {} },
}
