import { expect, it } from 'vitest'
import { openStore } from '../../server/openStore.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()

it.each(databases.map((database) => [database.kind, database] as const))(
  'numbers that were kept without their 0 have it on %s',
  async (_kind, database) => {
    const location = await database.createEmpty()
    await fillEarlierDatabase(location, '0025-accepted-at', async (db) => {
      const [company] = companies
      await insertEarlier(db, 'companies', company ?? {})
      for (const mobile of ['901234567', '0907654321', '2439268888', '+82212345678', ''])
        await insertEarlier(db, 'accounts', {
          id: `account${mobile}`,
          company_id: company?.id ?? '',
          user_id: `${mobile}@tokhai.example`,
          name: 'An',
          email: account.email,
          scope: 'USER',
          password_hash: 'none',
          is_active: 1,
          mobile,
          search_text: `an\n${mobile}`,
        })
    })
    const { store } = await openStore(location)
    try {
      const kept = async (mobile: string) => (await store.accounts.byUserId(`${mobile}@tokhai.example`))?.mobile
      expect(await kept('901234567')).toBe('0901234567')
      expect(await kept('0907654321')).toBe('0907654321')
      expect(await kept('2439268888')).toBe('02439268888')
      expect(await kept('+82212345678')).toBe('+82212345678')
      expect(await kept('')).toBe('')
    } finally {
      await store.close()
    }
  },
)
