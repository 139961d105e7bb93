import { calls as imageCalls } from '../../../src/api/contract/images.ts'
import { calls, type UserBody } from '../../../src/api/contract/users.ts'
import { newId } from '../../../server/store/identifiers.ts'
import { encryptedPassword, type Visitor } from '../../../tools/product/server/visitor.ts'
import { fileOf, png } from '../../images/pictures.ts'
import type { CallTests } from '../support/callTests.ts'
import { body, makeUser } from '../support/users.ts'
import type { ContractServer } from '../support/contractServer.ts'

const changing = async (server: ContractServer, changes: Partial<UserBody> = {}) => {
  const { params, sent, detail } = await makeUser(server)
  return { params, body: { ...sent, password: '', mobile: '0907654321', ...changes, version: detail.version } }
}

/** The demo account of the visitor's own scope, as its row says. */
const rowOf = async ({ admin }: ContractServer, userId: string) => {
  const { users } = await admin.get(calls.listUsers, { query: { search_value: userId } })
  const row = users.find(({ user_id }) => user_id === userId)
  if (row === undefined) throw new Error(`there is no user ${userId}`)
  return row
}

const changeOf = async (server: ContractServer, userId: string, changes: Partial<UserBody>) => {
  const { id, version } = await rowOf(server, userId)
  return { params: { id }, body: { ...(await body(server.admin, { password: '', ...changes })), version } }
}

const roleOf = async (server: ContractServer, userId: string, role: '1' | '2') => {
  const { id, version } = await rowOf(server, userId)
  return { params: { id }, body: { role, version } }
}

/** The other company has one administrator. */
const ownRow = async ({ otherAdmin }: ContractServer) => {
  const { users } = await otherAdmin.get(calls.listUsers, { query: { role: 'ADMIN' } })
  const [row] = users
  if (row === undefined) throw new Error('the other company has no administrator')
  return row
}

/** A picture of the visitor's company; another width is another picture. */
const picture = async (visitor: Visitor, width: number): Promise<string> => {
  const file_data = fileOf(await png(width, 30))
  const { image_url } = await visitor.get(imageCalls.uploadImage, { body: { file_data, purpose: 'profile' } })
  return image_url
}

const unknown = { id: 'unknown' }
const self = 'admin@tokhai.example'
const above = 'sysadmin@tokhai.example'
const garbled = { password: 'no.sealed.password' }

/** A change of the other company's only administrator into a user, by themselves. */
const lastAdministrator = async (server: ContractServer) => {
  const { id, version } = await ownRow(server)
  return { params: { id }, version }
}

export const tests: CallTests<typeof calls> = {
  listUsers: {
    admits: 'administrators of a company',
    request: () => ({ query: { role: 'ADMIN', sort_columns: 'role:desc', search_value: 'quoc bao' } }),
    refusals: {},
    toOtherCompany: { users: [], pagination: { total_elements: 0 } },
  },
  userDetail: {
    admits: 'administrators of a company',
    request: async (server) => ({ params: (await makeUser(server)).params }),
    refusals: { 'record.absent': ({ admin }) => admin.ask(calls.userDetail, { params: unknown }) },
    toOtherCompany: 'record.absent',
  },
  checkUserId: {
    admits: 'administrators of a company',
    request: () => ({ body: { user_id: `${newId()}@tokhai.example` } }),
    refusals: {
      'fields.invalid': ({ admin }) => admin.ask(calls.checkUserId, { body: { user_id: 'nobody' } }),
      'user.idTaken': ({ admin }) => admin.ask(calls.checkUserId, { body: { user_id: ` ${self.toUpperCase()} ` } }),
    },
    // Ids are unique over all companies.
    toOtherCompany: {},
  },
  createUser: {
    admits: 'administrators of a company',
    async request({ admin }) {
      const profile_image = await picture(admin, 34)
      return { body: { ...(await body(admin, { profile_image })), id: newId() } }
    },
    refusals: {
      async 'request.malformed'({ admin }) {
        return admin.ask(calls.createUser, { body: await body(admin) })
      },
      async 'fields.invalid'({ admin, otherAdmin }) {
        const profile_image = await picture(otherAdmin, 33)
        return admin.ask(calls.createUser, { body: { ...(await body(admin, { profile_image })), id: newId() } })
      },
      async 'user.changed'(server) {
        const { params, sent } = await makeUser(server)
        const password = await encryptedPassword(server.admin, 'Tokhai@2026')
        return server.admin.ask(calls.createUser, { body: { ...sent, ...params, password, full_name: 'Khác' } })
      },
      async 'password.keyExpired'({ admin }) {
        return admin.ask(calls.createUser, { body: { ...(await body(admin, garbled)), id: newId() } })
      },
    },
    // Picture and shop are the first company's.
    toOtherCompany: 'fields.invalid',
  },
  changeUser: {
    admits: 'administrators of a company',
    request: (server) => changing(server),
    refusals: {
      async 'request.malformed'({ admin }) {
        return admin.ask(calls.changeUser, { params: unknown, body: await body(admin) })
      },
      async 'record.absent'(server) {
        return server.admin.ask(calls.changeUser, { ...(await changing(server)), params: unknown })
      },
      async 'fields.invalid'(server) {
        return server.admin.ask(calls.changeUser, await changing(server, { shops: [] }))
      },
      async 'user.changed'(server) {
        const { params, body: changed } = await changing(server)
        return server.admin.ask(calls.changeUser, { params, body: { ...changed, version: 'earlier' } })
      },
      async 'password.keyExpired'(server) {
        return server.admin.ask(calls.changeUser, await changing(server, garbled))
      },
      async 'user.isSelf'(server) {
        return server.admin.ask(calls.changeUser, await changeOf(server, self, { role: '2' }))
      },
      async 'user.lastAdministrator'(server) {
        const { params, version } = await lastAdministrator(server)
        const sent = await body(server.otherAdmin, { password: '' })
        return server.otherAdmin.ask(calls.changeUser, { params, body: { ...sent, version } })
      },
      async 'user.outranked'(server) {
        return server.admin.ask(calls.changeUser, await changeOf(server, above, { role: '1' }))
      },
    },
    toOtherCompany: 'record.absent',
  },
  changeRole: {
    admits: 'administrators of a company',
    async request(server) {
      const { params, detail } = await makeUser(server)
      return { params, body: { role: '1', version: detail.version } }
    },
    refusals: {
      'record.absent': ({ admin }) =>
        admin.ask(calls.changeRole, { params: unknown, body: { role: '1', version: '' } }),
      async 'user.changed'(server) {
        const { params } = await makeUser(server)
        return server.admin.ask(calls.changeRole, { params, body: { role: '1', version: 'earlier' } })
      },
      async 'user.isSelf'(server) {
        return server.admin.ask(calls.changeRole, await roleOf(server, self, '2'))
      },
      async 'user.lastAdministrator'(server) {
        const { params, version } = await lastAdministrator(server)
        return server.otherAdmin.ask(calls.changeRole, { params, body: { role: '2', version } })
      },
      async 'user.outranked'(server) {
        return server.admin.ask(calls.changeRole, await roleOf(server, above, '2'))
      },
    },
    toOtherCompany: 'record.absent',
  },
  askPasswordReset: {
    admits: 'administrators of a company',
    request: async (server) => ({ params: (await makeUser(server)).params, body: {} }),
    refusals: {
      'record.absent': ({ admin }) => admin.ask(calls.askPasswordReset, { params: unknown, body: {} }),
      async 'user.isSelf'(server) {
        const { id } = await rowOf(server, self)
        return server.admin.ask(calls.askPasswordReset, { params: { id }, body: {} })
      },
      async 'user.outranked'(server) {
        const { id } = await rowOf(server, above)
        return server.admin.ask(calls.askPasswordReset, { params: { id }, body: {} })
      },
    },
    toOtherCompany: 'record.absent',
  },
  activateUsers: {
    admits: 'administrators of a company',
    request: async (server) => ({ body: { ids: [(await makeUser(server)).params.id] } }),
    refusals: {},
    toOtherCompany: { results: [{ result: 'record.absent' }] },
  },
  deactivateUsers: {
    admits: 'administrators of a company',
    request: async (server) => ({ body: { ids: [(await makeUser(server)).params.id] } }),
    refusals: {},
    toOtherCompany: { results: [{ result: 'record.absent' }] },
  },
}
