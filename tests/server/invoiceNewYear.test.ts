import { describe, expect, it } from 'vitest'
import { keptInvoices } from '../../server/areas/invoices/keptInvoices.ts'
import { symbolsOn } from '../../server/areas/invoices/symbols.ts'
import { lookUpCodes } from '../../server/areas/items/lookup.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { keyOf } from '../../server/documents/documentKey.ts'
import { filedXml } from '../../server/documents/found.ts'
import type { InvoiceContent } from '../../src/domain/invoice/content.ts'
import { ratesOn, usualRate } from '../../src/domain/invoice/rates.ts'
import { newItem } from '../../src/domain/items/item.ts'
import type { ItemRate } from '../../src/domain/items/rated.ts'
import { startDatabases } from './support/databases.ts'
import { lineSaid } from './support/invoices.ts'
import { issuingForTests } from './support/invoiceIssuing.ts'

const databases = await startDatabases()

const [lastDay, firstDay] = ['2026-12-31', '2027-01-01']
/** The last second of 2026 in Vietnam, and the first of 2027. */
const [lastSecond, midnight] = [new Date('2026-12-31T16:59:59.000Z'), new Date('2026-12-31T17:00:00.000Z')]

const of2026 = (changes: Partial<InvoiceContent> = {}) => ({ inv_date: lastDay, ...changes })
const of2027 = (changes: Partial<InvoiceContent> = {}) => ({
  inv_date: firstDay,
  lines: [lineSaid({ vat_rate: '10%' })],
  ...changes,
})
const refusedAt = (field: string, message: string) => ({
  ok: false,
  failure: { reason: 'fields.invalid', fields: [{ field, message }] },
})

describe.each(databases.map((database) => [database.kind, database] as const))(
  '1 January 2027 over %s',
  (_kind, database) => {
    let now = lastSecond
    const symbols = ['C26TNA', 'C27TNA', 'C26TNB', 'C27TNB', 'C26TNC', 'C27TNC'] as const
    const issuing = issuingForTests(database, symbols, () => now)
    const { save, generate, signAndSend, issue } = issuing

    const kept = async (id: string) => {
      const whole = await issuing.store.invoices.byId(demoCompany.id, id)
      if (whole === null) throw new Error('the invoice is gone')
      return { whole, xml: await filedXml(issuing.store, keyOf(keptInvoices.key, whole.head)) }
    }
    const nextNumbers = async (day: string) =>
      (await symbolsOn(issuing.store, demoCompany.id, { day, type: null })).map(
        ({ serial_no, next_no, problem }) => `${serial_no} ${next_no}${problem}`,
      )

    it('ends the reduced rate of items, as their flags say', async () => {
      const rates: Readonly<Record<string, ItemRate>> = {
        whole: { vat_rate: '0.1', not_reduced: false, special_consumption: false },
        reduced: { vat_rate: '0.08', not_reduced: false, special_consumption: false },
        metal: { vat_rate: '0.1', not_reduced: true, special_consumption: false },
        beer: { vat_rate: '0.1', not_reduced: false, special_consumption: true },
        petrol: { vat_rate: '0.08', not_reduced: false, special_consumption: true },
        water: { vat_rate: '0.05', not_reduced: false, special_consumption: false },
      }
      const dated = { companyId: demoCompany.id, version: '1', createdAt: '' }
      await issuing.store.items.insert(
        Object.entries(rates).map(([code, rate]) => ({
          ...newItem(),
          ...dated,
          ...rate,
          id: code,
          item_code: code,
          item_name: code,
        })),
      )
      const ratesOfItems = async (day: string) => {
        const found = await lookUpCodes(issuing.store, demoCompany.id, { sought: Object.keys(rates), day })
        return found.map(({ asked, rate }) => `${asked} ${rate}`)
      }
      expect(await ratesOfItems(lastDay)).toEqual([
        'whole 8%',
        'reduced 8%',
        'metal 10%',
        'beer 10%',
        'petrol 8%',
        'water 5%',
      ])
      expect(await ratesOfItems(firstDay)).toEqual([
        'whole 10%',
        'reduced 10%',
        'metal 10%',
        'beer 10%',
        'petrol 10%',
        'water 5%',
      ])
      expect([usualRate(lastDay), usualRate(firstDay)]).toEqual(['8%', '10%'])
      expect([ratesOn(lastDay).includes('8%'), ratesOn(firstDay).includes('8%')]).toEqual([true, false])
    })

    it('comes at midnight in Vietnam, refuses 8 % with its reason, and no day of the other year under a symbol', async () => {
      now = lastSecond
      const early = of2027({ serial_no: 'C27TNA' })
      expect(await generate(early)).toMatchObject(refusedAt('inv_date', 'day_is_in_the_future'))
      now = midnight
      expect(await generate({ ...early, lines: [lineSaid()] })).toMatchObject(
        refusedAt('lines.0.vat_rate', 'vat_rate_is_not_in_force'),
      )
      expect(await generate(of2027({ serial_no: 'C26TNA' }))).toMatchObject(
        refusedAt('serial_no', 'symbol_is_of_another_year'),
      )
      expect(await generate(of2026({ serial_no: 'C27TNA' }))).toMatchObject(
        refusedAt('serial_no', 'symbol_is_of_another_year'),
      )
      expect(await generate(early)).toMatchObject({ ok: true })
    })

    it('ends the fifth that a sales invoice has taken off', async () => {
      now = midnight
      const sales: Partial<InvoiceContent> = {
        form_no: '2',
        price_kind: 'untaxed',
        reduced_percent: '1',
        lines: [lineSaid({ vat_rate: '' })],
      }
      // Nothing else is wrong with it.
      expect(await generate(of2026({ ...sales, serial_no: 'C26TSS' }))).toMatchObject({
        failure: { reason: 'invoice.noSymbol' },
      })
      expect(await generate(of2027({ ...sales, serial_no: 'C27TSS' }))).toMatchObject(
        refusedAt('reduced_percent', 'reduction_is_not_in_force'),
      )
    })

    it('begins the symbols of the new year with 1, while those of the old one go on for its own days', async () => {
      now = lastSecond
      const early = await generate(of2026({ serial_no: 'C26TNB', inv_date: '2026-12-30' }))
      const first = await issue(of2026({ serial_no: 'C26TNB' }))
      expect([early.ok && early.value.number, first.number]).toEqual([1, '2'])
      expect(await nextNumbers(lastDay)).toContain('C26TNB 3')
      expect((await nextNumbers(lastDay)).filter((each) => each.startsWith('C27'))).toEqual([])
      now = midnight
      expect(await nextNumbers(firstDay)).toContain('C27TNB 1')
      expect((await nextNumbers(firstDay)).filter((each) => each.startsWith('C26'))).toEqual([])
      const next = await issue(of2027({ serial_no: 'C27TNB' }))
      expect(next.number).toBe('1')
      expect(next.signedXml).toContain('<KHHDon>C27TNB</KHHDon><SHDon>1</SHDon><NLap>2027-01-01</NLap>')

      const late = await issue(of2026({ serial_no: 'C26TNB' }))
      expect(late.number).toBe('3')
      expect(late.signedXml).toContain('<TSuat>8%</TSuat>')
      expect(await generate(of2026({ serial_no: 'C26TNB', inv_date: '2026-12-30' }))).toMatchObject({
        failure: { reason: 'fields.unacceptable', fields: [{ field: 'inv_date', message: 'day_before_last_number' }] },
      })
      if (!early.ok) throw new Error('it was generated')
      expect(await signAndSend(early.value)).toContain('<SHDon>1</SHDon><NLap>2026-12-30</NLap>')
      expect((await issue(of2027({ serial_no: 'C27TNB' }))).number).toBe('2')
    })

    it('leaves drafts of the old year as they are, to be issued for their day, and issued invoices untouched', async () => {
      now = lastSecond
      const said = of2026({ serial_no: 'C26TNC' })
      const draft = await save(said)
      const old = await issue(said)
      if (!draft.ok) throw new Error(draft.failure.reason)
      const [draftBefore, oldBefore] = [await kept(draft.value.id), await kept(old.id)]
      expect(oldBefore.whole).toMatchObject({
        head: { day: lastDay, symbol: 'C26TNC', number: 1 },
        content: { lines: [{ vat_rate: '8%' }] },
      })
      now = midnight
      await issue(of2027({ serial_no: 'C27TNC' }))
      expect(await kept(draft.value.id)).toEqual(draftBefore)
      const edition = { sid: draft.value.id, version: draft.value.contentHash }
      expect(await generate({ ...of2027({ serial_no: 'C26TNC' }), ...edition })).toMatchObject(
        refusedAt('serial_no', 'symbol_is_of_another_year'),
      )
      expect(await kept(draft.value.id)).toEqual(draftBefore)
      const issued = await issue({ ...said, ...edition })
      expect([issued.id, issued.number]).toEqual([draft.value.id, '2'])
      expect(issued.signedXml).toContain('<TSuat>8%</TSuat>')
      expect(await kept(old.id)).toEqual(oldBefore)
    })
  },
)
