import { expect, it, onTestFinished } from 'vitest'
import { notifyOfEnds } from '../../server/areas/digitalSignatures/notifyOfEnds.ts'
import { otherCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import { account, certificate, seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()
const companyId = account.companyId ?? ''

it.each(databases.map((database) => [database.kind, database] as const))(
  'staff is notified of a certificate in use 30, 7 and 1 days before its end, once each, on %s',
  async (_kind, database) => {
    const { store } = await openStore(await database.create())
    onTestFinished(() => store.close())
    await seed(store)
    const ending = { ...certificate, to_date: '2026-12-31T23:59:59' }
    await store.certificates.insertNew(companyId, ending, null)
    await store.certificates.insertNew(companyId, { ...ending, id: 'c-2', serial_no: '2', status: '3' }, null)
    await store.certificates.insertNew(otherCompany.id, { ...ending, id: 'c-3', serial_no: '3' }, null)
    const endingOn = async (day: string) => {
      for (let sweep = 0; sweep < 2; sweep += 1) await notifyOfEnds(store, () => new Date(`${day}T10:00:00+07:00`))
      const owner = { companyId, accountId: account.id }
      const page = await store.inbox.page(owner, { before: null, isUnread: false, size: 10 })
      return page.map(({ record_id, parameters }) => `${record_id} ${parameters['days'] ?? ''}`)
    }
    expect(await endingOn('2026-11-30')).toEqual([])
    expect(await endingOn('2026-12-01')).toEqual(['certificate-1 30'])
    expect(await endingOn('2026-12-20')).toEqual(['certificate-1 30'])
    expect(await endingOn('2026-12-30')).toEqual(['certificate-1 1', 'certificate-1 30'])
    await store.certificates.change(companyId, 'certificate-1', { to_date: '2027-01-05T00:00:00' })
    expect(await endingOn('2026-12-31')).toEqual(['certificate-1 7', 'certificate-1 1', 'certificate-1 30'])
    expect(await endingOn('2027-02-01')).toHaveLength(3)
  },
)
