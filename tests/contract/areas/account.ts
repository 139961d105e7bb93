import { calls } from '../../../src/api/contract/account.ts'
import { demoPassword } from '../../../server/companies/demo/accounts.ts'
import { hashPassword } from '../../../server/companies/passwordHash.ts'
import { encryptedPassword, type Asked, type Visitor } from '../../../tools/product/server/visitor.ts'
import { changeAccount } from '../support/changeAccount.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'

const profileOf = async (visitor: Visitor) => {
  const { name, employee_no, email, profile_image, version } = await visitor.get(calls.profile)
  return { name, employee_no, email, profile_image: profile_image ?? '', phone_number: '0912345678', version }
}

const passwords = async (visitor: Visitor, current: string, next: string): Promise<Asked> => ({
  body: {
    current_password: await encryptedPassword(visitor, current),
    new_password: await encryptedPassword(visitor, next),
  },
})

const other = 'Khác@2026x'

/** Changes the demo password, whatever the tests of other calls have made of it before. */
const changing = async (server: ContractServer, visitor: Visitor): Promise<Asked> => {
  await changeAccount(server, visitor, { passwordHash: await hashPassword(demoPassword) })
  return passwords(visitor, demoPassword, other)
}

export const tests: CallTests<typeof calls> = {
  profile: { admits: 'whoever is signed in', refusals: {} },
  changeProfile: {
    admits: 'whoever is signed in',
    request: async (server, visitor) =>
      visitor.cookie() === '' ? { body: await profileOf(server.admin) } : { body: await profileOf(visitor) },
    refusals: {
      async 'fields.invalid'({ admin }) {
        return admin.ask(calls.changeProfile, { body: { ...(await profileOf(admin)), phone_number: '12' } })
      },
      async 'profile.changed'({ admin }) {
        const body = { ...(await profileOf(admin)), name: 'Trần Quốc Bảo An', version: 'earlier' }
        return admin.ask(calls.changeProfile, { body })
      },
    },
  },
  changePassword: {
    admits: 'whoever is signed in',
    request: changing,
    refusals: {
      'request.malformed': async ({ otherAdmin }) =>
        otherAdmin.ask(calls.changePassword, await passwords(otherAdmin, '', 'Abcd@567')),
      'password.keyExpired': ({ otherAdmin }) =>
        otherAdmin.ask(calls.changePassword, { body: { current_password: 'a.b.c', new_password: 'a.b.c' } }),
      'fields.invalid': async ({ otherAdmin }) =>
        otherAdmin.ask(calls.changePassword, await passwords(otherAdmin, demoPassword, 'abc')),
      async 'password.tooMany'({ visitorOf }) {
        const user = visitorOf('USER')
        await user.ask(calls.changePassword, await passwords(user, 'wrong', other))
        return user.ask(calls.changePassword, await passwords(user, 'wrong', other))
      },
    },
  },
}
