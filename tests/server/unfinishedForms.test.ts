import { describe, expect, it } from 'vitest'
import { unfinishedRecords as area, keptFor } from '../../server/unfinishedForms/area.ts'
import { keepForm, type Wanted } from '../../server/unfinishedForms/keep.ts'
import { otherCompany } from '../../server/companies/demo/company.ts'
import { mostUnfinished } from '../../src/api/contract/documents/unfinished.ts'
import { account } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { pausing, startBeside, withInside } from './support/races.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const own = { companyId: account.companyId ?? '', accountId: account.id }
const colleague = { ...own, accountId: 'account-2' }
const ofOtherCompany = { companyId: otherCompany.id, accountId: account.id }

const now = new Date('2026-11-20T01:00:00.000Z')
const clock = () => now

const wanted = (changes: Partial<Wanted> = {}): Wanted => ({
  collection: 'eInvoice',
  way: 'new',
  originId: '',
  baseVersion: '',
  writer: 'tab-1',
  revision: '',
  content: '{"contact_per":"Nguyễn"}',
  ...changes,
})

describe.each(databases.map((database) => [database.kind, database] as const))(
  'unfinished forms on %s',
  (_kind, database) => {
    const opened = storeForTests(database)

    const keep = (changes: Partial<Wanted> = {}, owner = own) => keepForm(opened.store, clock, owner, wanted(changes))
    const kept = async (changes: Partial<Wanted> = {}, owner = own) => {
      const made = await keep(changes, owner)
      if (!made.ok) throw new Error(made.failure.reason)
      return made.value
    }
    const elsewhere = { ok: false, failure: { reason: 'unfinished.keptElsewhere' } }

    it('are read by their owner alone, and by nobody of another company', async () => {
      const { unfinishedForms: forms } = opened.store
      const { id } = await kept()
      expect(await forms.byId(own, 'eInvoice', id)).toMatchObject({ content: '{"contact_per":"Nguyễn"}' })
      expect(await forms.of(own, 'eInvoice')).toMatchObject([{ id, way: 'new' }])
      for (const other of [colleague, ofOtherCompany]) {
        expect(await forms.byId(other, 'eInvoice', id)).toBeNull()
        expect(await forms.of(other, 'eInvoice')).toEqual([])
        expect(await forms.remove(other, 'eInvoice', { id, revision: '', writer: 'tab-1' })).toBe(false)
      }
      expect(await forms.byId(own, 'eDocument', id)).toBeNull()
    })

    it('are written over by the tab that kept them, or by who names what is kept, and by nobody else', async () => {
      const first = await kept({ way: 'edit', originId: 'd-1' })
      const again = await kept({ way: 'edit', originId: 'd-1', content: '{}' })
      expect(again).toMatchObject({ id: first.id, content: '{}' })
      expect(again.revision).not.toBe(first.revision)
      const other = { way: 'edit', originId: 'd-1', writer: 'tab-2' } as const
      expect(await keep({ ...other })).toEqual(elsewhere)
      expect(await keep({ ...other, revision: first.revision })).toEqual(elsewhere)
      await kept({ ...other, revision: again.revision })
      expect(await keep({ way: 'edit', originId: 'd-1', revision: again.revision })).toEqual(elsewhere)
    })

    it('are discarded as they are known, and not what another tab has kept since', async () => {
      const { unfinishedForms: forms } = opened.store
      const place = { way: 'edit', originId: 'd-2' } as const
      const first = await kept(place)
      const second = await kept({ ...place, writer: 'tab-2', revision: first.revision })
      expect(await forms.remove(own, 'eInvoice', first)).toBe(false)
      expect(await forms.remove(own, 'eInvoice', { ...second, writer: '' })).toBe(true)
      expect(await forms.at(own, { collection: 'eInvoice', ...place })).toBeNull()
    })

    it('are as many for an account as are kept, in all collections', async () => {
      for (let count = 0; count < mostUnfinished; count += 1)
        await kept({ collection: count % 2 === 0 ? 'eInvoice' : 'pit', way: 'copy', originId: `${count}` }, colleague)
      expect(await keep({}, colleague)).toEqual({ ok: false, failure: { reason: 'unfinished.tooMany' } })
      await kept({ way: 'copy', originId: '0', content: '{}' }, colleague)
    })

    it('are no more than that where two tabs keep at once', async () => {
      const racer = ofOtherCompany
      for (let count = 1; count < mostUnfinished; count += 1) await kept({ way: 'copy', originId: `${count}` }, racer)
      const beside = startBeside(database, opened, () => keep({ way: 'copy', originId: 'beside' }, racer))
      const pause = pausing(beside.start)
      const slow = withInside(opened.store, ({ unfinishedForms: forms }) => ({
        unfinishedForms: { ...forms, count: (of) => pause(forms.count(of)) },
      }))
      expect(await keepForm(slow, clock, racer, wanted())).toMatchObject({ ok: true })
      expect(await beside.ended()).toEqual({ ok: false, failure: { reason: 'unfinished.tooMany' } })
    })

    it('are listed as many as may be kept where there are more from before', async () => {
      const { unfinishedForms: forms } = opened.store
      const form = await kept({ way: 'copy', originId: 'x' })
      for (let count = 0; count <= mostUnfinished; count += 1)
        await forms.insert(own, { ...form, id: `over-${count}`, originId: `over-${count}` })
      expect(await forms.of(own, 'eInvoice')).toHaveLength(mostUnfinished)
    })

    it('are swept once nobody has changed them for thirty days', async () => {
      const { store } = opened
      const { id } = await kept()
      const sweptAt = (milliseconds: number) =>
        area.sweep({ store, clock: () => new Date(now.getTime() + milliseconds) })
      await sweptAt(keptFor)
      expect(await store.unfinishedForms.byId(own, 'eInvoice', id)).not.toBeNull()
      await sweptAt(keptFor + 1)
      expect(await store.unfinishedForms.byId(own, 'eInvoice', id)).toBeNull()
    })
  },
)
