import { describe, expect, it } from 'vitest'
import { draftHead, issueHead, type PayrollHead } from '../../server/areas/pitCertificates/payroll/checkRows.ts'
import { uploadPayroll } from '../../server/areas/pitCertificates/payroll/upload.ts'
import { certificateCollection } from '../../server/areas/pitCertificates/keptPitCertificates.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import type { Member } from '../../server/companies/member.ts'
import { newId } from '../../server/store/identifiers.ts'
import { fail } from '../../src/domain/result.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { payrollRow, type PayrollSent } from './support/payroll.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const member: Member = { account: { ...account, scope: 'ADMIN PIT' }, companyId, expiresAt: 0 }
const stranger: Member = { ...member, companyId: companies[1]?.id ?? '' }
const clock = () => new Date('2026-11-20T01:00:00.000Z')
const head = { inv_date: '2026-11-20', serial_no: 'CT26AA', req_send_email: '1' } as const

describe.each(databases.map((database) => [database.kind, database] as const))('a payroll on %s', (_kind, database) => {
  const opened = storeForTests(database)

  const send = (rows: readonly PayrollSent[], changes: Partial<PayrollHead> = {}, who = member) => {
    const payload = JSON.stringify(rows)
    return uploadPayroll(
      opened.store,
      clock,
      who,
      { payload, purpose: 'draft', ...head, ...changes },
      draftHead(opened.store, clock),
    )
  }
  const valueOf = async (sent: ReturnType<typeof send>) => {
    const result = await sent
    if (!result.ok) throw new Error(JSON.stringify(result.failure))
    return result.value
  }
  const rowsOf = async (table: 'pit_certificates' | 'document_steps' | 'pit_certificate_people' | 'audit') => {
    const rows = await opened.db.selectFrom(table).selectAll().where('company_id', '=', companyId).execute()
    return rows.length
  }
  const counted = async () => [
    await rowsOf('pit_certificates'),
    await rowsOf('document_steps'),
    await rowsOf('pit_certificate_people'),
    await rowsOf('audit'),
  ]

  it('drafts a certificate of each row, with its step and person, and one entry of the audit for all', async () => {
    const before = await counted()
    const rows = Array.from({ length: 1_203 }, (_, place) => payrollRow(place))
    const { success, certificates, doubles } = await valueOf(send(rows))
    expect([success, doubles]).toEqual([1_203, []])
    expect(await counted()).toEqual(before.map((count, index) => count + (index === 3 ? 1 : 1_203)))
    const last = certificates.at(-1)
    const kept = await opened.store.pitCertificates.byId(companyId, last?.sid ?? '')
    expect(kept?.head.contentHash).toBe(last?.version)
    expect(kept?.content).toMatchObject({
      ...rows.at(-1),
      inv_date: '2026-11-20',
      serial_no: 'CT26AA',
      comp_taxcd: demoCompany.tax_id,
    })
  })

  it('keeps nothing where one row is refused, and names each that is', async () => {
    const before = await counted()
    const rows = [
      payrollRow(2_000),
      payrollRow(2_001, { final_income_tax: 'nhiều' }),
      payrollRow(2_002, { taxpayer_nation: 'Sao Hỏa' }),
    ]
    expect(await valueOf(send(rows))).toEqual({
      total: 3,
      success: 0,
      failed: 3,
      rows: [
        { row: 1, field: 'final_income_tax', message: 'new_epit_certificate064' },
        { row: 2, field: 'taxpayer_nation', message: 'nationality_is_not_in_the_list' },
      ],
      certificates: [],
      doubles: [],
    })
    expect(await counted()).toEqual(before)
  })

  it('keeps nothing where the database refuses a row on the way', async () => {
    const before = await counted()
    const rows = Array.from({ length: 600 }, (_, place) => payrollRow(3_000 + place))
    const { store } = opened
    const broken: typeof store = {
      ...store,
      transaction: (work) =>
        store.transaction(async (inside) =>
          work({ ...inside, audit: { ...inside.audit, append: () => Promise.reject(new Error('away')) } }),
        ),
    }
    const payload = JSON.stringify(rows)
    const sent = uploadPayroll(broken, clock, member, { payload, purpose: 'draft', ...head }, draftHead(store, clock))
    await expect(sent).rejects.toThrow('away')
    expect(await counted()).toEqual(before)
  })

  it('makes the certificates of the same ids once, however often they are sent, also at once', async () => {
    const rows = [payrollRow(4_000), payrollRow(4_001)]
    const before = await counted()
    const answers = await Promise.all([send(rows), send(rows), send(rows)])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await counted()).toEqual(before.map((count, index) => count + (index === 3 ? 1 : 2)))
  })

  it('names a certificate that the company has of the same person, kind of income and months', async () => {
    const first = payrollRow(5_000, { income_from_mon: '1', income_to_mon: '3' })
    await valueOf(send([first]))
    const later = (from: string, to: string) => ({ ...first, sid: newId(), income_from_mon: from, income_to_mon: to })
    const { doubles } = await valueOf(send([payrollRow(5_001), later('3', '4'), later('4', '5')]))
    expect(doubles).toEqual([{ row: 1, sid: first.sid }])
    expect(await valueOf(send([{ ...first, sid: newId() }], {}, stranger))).toMatchObject({ doubles: [] })
  })

  it('is refused where its day is after today, before anything is kept', async () => {
    const before = await counted()
    const fields = [{ field: 'inv_date', message: 'day_is_in_the_future' }]
    expect(await send([payrollRow(6_000)], { inv_date: '2026-11-21' })).toEqual(
      fail({ reason: 'fields.invalid', fields }),
    )
    expect(await counted()).toEqual(before)
  })

  it('to be issued has no gaps, and the symbol of a template in use', async () => {
    const issue = (rows: readonly PayrollSent[]) =>
      uploadPayroll(
        opened.store,
        clock,
        member,
        { payload: JSON.stringify(rows), purpose: 'issue', ...head },
        issueHead(opened.store, clock),
      )
    const gaps = [payrollRow(7_000, { taxpayer_eml: '' })]
    expect(await issue(gaps)).toMatchObject({ value: { success: 0, rows: [{ field: 'taxpayer_eml' }] } })
    expect(await issue([payrollRow(7_001)])).toEqual(fail({ reason: 'pitCertificate.noSymbol' }))
  })

  it.each([
    ['no row', '[]', 'at_least_one_row'],
    ['no list', '{}', 'payload_is_unreadable'],
    ['10,001 rows', JSON.stringify(Array.from({ length: 10_001 }, () => ({}))), 'payload_is_unreadable'],
    ['an id of its own making', JSON.stringify([{ ...payrollRow(8_000), sid: '1' }]), 'payload_is_unreadable'],
    [
      'one id twice',
      JSON.stringify(
        Array.from({ length: 2 }, () => ({ ...payrollRow(8_001), sid: '0190a1b2-c3d4-7e5f-8a6b-0c1d2e3f4a5b' })),
      ),
      'payload_is_unreadable',
    ],
    [
      'a field that is none',
      JSON.stringify([{ ...payrollRow(8_002), etax_status: 'accepted' }]),
      'payload_is_unreadable',
    ],
  ])('is refused as a whole with %s', async (_what, payload, message) => {
    const sent = uploadPayroll(
      opened.store,
      clock,
      member,
      { payload, purpose: 'draft', ...head },
      draftHead(opened.store, clock),
    )
    expect(await sent).toEqual(fail({ reason: 'fields.invalid', fields: [{ field: 'payload', message }] }))
  })

  it('can be deleted as other drafts are', async () => {
    const rows = [payrollRow(9_500)]
    await valueOf(send(rows))
    const held = await certificateCollection.kind.heads.drafts(opened.store, companyId, [rows[0]?.sid ?? ''])
    expect(held.map(({ id }) => id)).toEqual([rows[0]?.sid])
  })
})
