import { newId } from '../../../server/store/identifiers.ts'
import { calls } from '../../../src/api/contract/auth.ts'
import { encryptedPassword, signInAs, visit, type Reply, type Visitor } from '../../../tools/product/server/visitor.ts'
import { changeAccount } from '../support/changeAccount.ts'
import { askedForCode } from '../support/guessed.ts'
import { makeUser } from '../support/users.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'

const signIn = async ({ origin }: ContractServer, userId: string, password: string, jwe?: string): Promise<Reply> => {
  const visitor = visit(origin)
  const sealed = jwe ?? (await encryptedPassword(visitor, password))
  return visitor.ask(calls.login, { body: { user_id: userId, password: sealed } })
}

/** Somebody new, whose password an administrator has given. */
const visitorWithGivenPassword = async (server: ContractServer): Promise<Visitor> => {
  const { sent } = await makeUser(server)
  return signInAs(server.origin, sent.user_id)
}

const changeAs = async (server: ContractServer, password: string): Promise<Reply> => {
  const visitor = await visitorWithGivenPassword(server)
  const sealed = await encryptedPassword(visitor, password)
  return visitor.ask(calls.changeGivenPassword, { body: { new_password: sealed } })
}

const visitorWhoAskedForCode = async (server: ContractServer): Promise<Visitor> => {
  const visitor = visit(server.origin)
  await askedForCode(server, visitor)
  return visitor
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
      'login.codeNeeded': async (server) => (await askedForCode(server, visit(server.origin))).reply,
      async 'login.tooMany'(server) {
        await signIn(server, 'guessed@tokhai.example', 'x')
        return signIn(server, 'guessed@tokhai.example', 'y')
      },
    },
  },
  loginCode: {
    admits: 'anyone',
    async request(server, visitor) {
      const { code } = await askedForCode(server, visitor)
      return { body: { code } }
    },
    refusals: {
      'request.malformed': ({ origin }) => visit(origin).ask(calls.loginCode, { body: { code: '' } }),
      'login.codeWrong': async (server) =>
        (await visitorWhoAskedForCode(server)).ask(calls.loginCode, { body: { code: 'none' } }),
      'login.codeEnded': ({ origin }) => visit(origin).ask(calls.loginCode, { body: { code: '123456' } }),
    },
  },
  loginCodeAgain: {
    admits: 'anyone',
    async request(server, visitor) {
      await askedForCode(server, visitor)
      return {}
    },
    refusals: {
      'login.codeEnded': ({ origin }) => visit(origin).ask(calls.loginCodeAgain),
      async 'login.noMoreCodes'(server) {
        const visitor = await visitorWhoAskedForCode(server)
        await visitor.ask(calls.loginCodeAgain)
        await visitor.ask(calls.loginCodeAgain)
        return visitor.ask(calls.loginCodeAgain)
      },
    },
  },
  logout: { admits: 'anyone', refusals: {} },
  session: { admits: 'whoever is signed in', refusals: {} },
  changeGivenPassword: {
    admits: 'whoever is signed in',
    async request(server, visitor) {
      await changeAccount(server, visitor, { mustChangePassword: true })
      return { body: { new_password: await encryptedPassword(visitor, `Khac@${newId()}`) } }
    },
    refusals: {
      'request.malformed': (server) => changeAs(server, ''),
      'fields.invalid': (server) => changeAs(server, 'short'),
      'password.keyExpired': async (server) =>
        (await visitorWithGivenPassword(server)).ask(calls.changeGivenPassword, {
          body: { new_password: 'a.b.c.d.e' },
        }),
      'password.notDue': async ({ admin }) =>
        admin.ask(calls.changeGivenPassword, { body: { new_password: await encryptedPassword(admin, 'Khac@2026') } }),
    },
  },
}
