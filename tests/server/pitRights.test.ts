import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import type { PitAccount } from '../../src/api/contract/pitCertificateRights.ts'
import { pitPermissions, type Permission } from '../../src/domain/session.ts'
import {
  makeFolder,
  removeFolder,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../tools/product/server/runningServer.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()

describe.each(databases.map((database) => [database.kind, database] as const))(
  'rights in e-PIT on %s',
  (_kind, database) => {
    let folder: string
    let server: TestServer
    let admin: Visitor
    let user: Visitor
    beforeAll(async () => {
      folder = await makeFolder()
      const location = await database.create()
      const databaseUrl = location.kind === 'postgres' ? location.url : null
      server = await startTestServer(testConfig(folder, { databaseUrl }))
      admin = await signInAs(server.origin, 'pit.admin@tokhai.example')
      user = await signInAs(server.origin, 'pit.user@tokhai.example')
    })
    afterAll(async () => {
      await server.close()
      await removeFolder(folder)
    })

    const accounts = async () => (await admin.get(contract.listPitAccounts, { body: {} })).accounts
    const pitUser = async (): Promise<PitAccount> => {
      const [account] = (await accounts()).filter(({ user_id: id }) => id === 'pit.user@tokhai.example')
      if (account === undefined) throw new Error('no pit.user')
      return account
    }
    const grant = async (permissions: readonly Permission[], before: readonly Permission[]) =>
      admin.ask(contract.grantPitCertificates, {
        params: { id: (await pitUser()).id },
        body: { permissions: [...permissions], before: [...before] },
      })

    it('are those of PIT users alone, who hold them from the next call on', async () => {
      expect((await accounts()).map(({ user_id: id }) => id)).toEqual(['pit.user@tokhai.example'])
      const { permissions } = await pitUser()
      expect(permissions).toEqual(pitPermissions)
      expect(await user.ask(contract.sumPitCertificates, { body: {} })).toMatchObject({ status: 200 })
      const without = pitPermissions.filter((each) => each !== 'pit-certificate.amounts')
      expect(await grant(without, permissions)).toMatchObject({ status: 200 })
      expect((await pitUser()).permissions).toEqual(without)
      expect(await user.ask(contract.sumPitCertificates, { body: {} })).toMatchObject({ status: 403 })
      expect(await grant(permissions, without)).toMatchObject({ status: 200 })
      expect(await user.ask(contract.sumPitCertificates, { body: {} })).toMatchObject({ status: 200 })
    })

    it('of two who change them at once one is refused, and who gives what is given already is not', async () => {
      const { permissions } = await pitUser()
      const outcomes = await Promise.all([grant([], permissions), grant(['pit-certificate.new'], permissions)])
      expect(outcomes.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
      const kept = (await pitUser()).permissions
      expect(await grant(kept, permissions)).toMatchObject({ status: 200 })
      expect(await grant(permissions, kept)).toMatchObject({ status: 200 })
    })

    it('are given by nobody who has only what was given', async () => {
      const { id, permissions } = await pitUser()
      const body = { permissions: [...permissions], before: [...permissions] }
      expect(await user.ask(contract.grantPitCertificates, { params: { id }, body })).toMatchObject({ status: 403 })
      expect(await user.ask(contract.listPitAccounts, { body: {} })).toMatchObject({ status: 403 })
    })
  },
)
