import type { DeclarationContent } from '../../src/domain/declaration/content.ts'
import { textOf } from '../../src/domain/declaration/values.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { vietnamDay } from '../../src/domain/dates.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { demoKey, newBody, signedDeclaration } from '../../tools/product/server/filing.ts'
import { fingerprint } from './support/fingerprint.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { serverForTests } from './support/serverForTests.ts'

let admin: Visitor
let body: DeclarationContent
/** Milliseconds that the server's clock is ahead. */
let ahead = 0

const server = serverForTests({}, { clock: () => new Date(Date.now() + ahead) })
beforeAll(async () => {
  admin = await signInAs(server.origin, 'admin@tokhai.example')
  body = await newBody(admin)
})

/** What the form sends. */
type Sent = DeclarationContent & { version: string }

const save = (changes: Partial<Sent>) => admin.ask(contract.saveDraft, { body: { ...body, ...changes } })
const generate = (changes: Partial<Sent>) => admin.ask(contract.generateXml, { body: { ...body, ...changes } })
const detail = (id: string) => admin.get(contract.declarationDetail, { params: { id } })
const firstRow = (): DeclarationContent['digital_signatures'][number] => {
  const [row] = body.digital_signatures
  if (row === undefined) throw new Error('the form has no certificate')
  return row
}
/** A declaration of the demo data in this status. */
const someIn = async (status: string): Promise<string> => {
  const { declarations } = await admin.get(contract.listDeclarations, { query: { page_size: '100' } })
  return declarations.find((one) => one.noti_cd_tax === status)?.declaration_id ?? 'none'
}

describe('saving a draft', () => {
  it('keeps what the form says, and answers it again', async () => {
    const { declaration_id } = await admin.get(contract.saveDraft, { body: { ...body, pos_key: 'QUẦY 7' } })
    const kept = await detail(declaration_id)
    expect(kept).toMatchObject({
      ...body,
      rppr_nation_cd: 'VN',
      declaration_id,
      pos_key: 'QUẦY 7',
      noti_cd_tax: 'draft',
      signed_xml_url: null,
    })
    expect(kept.reference).toMatch(/^TK20261120-[2-9A-HJ-NP-Z]{6}$/)
    expect(kept.events).toMatchObject([{ status: 'draft', message: '' }])
    await admin.get(contract.saveDraft, { body: { ...body, declaration_id, pos_key: 'QUẦY 8', version: kept.version } })
    expect(await detail(declaration_id)).toMatchObject({
      pos_key: 'QUẦY 8',
      reference: kept.reference,
      events: kept.events,
    })
  })

  it.each<[Partial<DeclarationContent>, string, string]>([
    [{ contact_eml: 'none' }, 'contact_eml', 'email_is_invalid'],
    [{ sllr_tax_code: '0399999981' }, 'sllr_tax_code', 'seller_tax_code_differs'],
    [{ decl_form_no: '01/ĐKTĐ-CTĐT' }, 'decl_form_no', 'declaration_form_number_is_required'],
    [{ xml_vs: '3.0.0' }, 'xml_vs', 'xml_version_is_required'],
    [{ rppr_nation: 'Đại Việt', rppr_cid: '' }, 'rppr_nation', 'nationality_is_not_in_the_list'],
  ])('refuses %o by its field', async (changes, field, message) => {
    const kept = fingerprint(server.folder)
    for (const reply of [await save(changes), await generate(changes)])
      expect([reply.status, reply.reason, ...reply.fields]).toEqual([422, 'fields.invalid', { field, message }])
    expect(fingerprint(server.folder)).toEqual(kept)
  })

  it.each<[Partial<DeclarationContent>, string, string]>([
    [{ rppr_nm: ' ' }, 'rppr_nm', 'representative_name_is_required'],
    [{ rppr_cid: '' }, 'rppr_cid', 'citizen_id_is_required_for_vietnamese_nationality'],
    [{ attribute1: '0' }, 'attribute1', 'at_least_one_attribute_must_be_chosen'],
    [{ digital_signatures: [] }, 'digital_signatures', 'digital_signature_is_required'],
  ])('saves a draft with the gap %o, and generates nothing from it [000-5-01]', async (changes, field, message) => {
    const { declaration_id } = await admin.get(contract.saveDraft, { body: { ...body, ...changes } })
    const { version } = await detail(declaration_id)
    const kept = fingerprint(server.folder)
    const reply = await generate({ ...changes, declaration_id, version })
    expect([reply.status, reply.reason, ...reply.fields]).toEqual([422, 'fields.invalid', { field, message }])
    expect(fingerprint(server.folder)).toEqual(kept)
  })

  it('takes the seller and the certificates from the company’s own rows', async () => {
    const row = firstRow()
    const reply = await admin.get(contract.saveDraft, {
      body: {
        ...body,
        sllr_comp_nm: 'CÔNG TY KHÁC',
        txof_cd: '99999',
        txof_nm: 'Không có',
        digital_signatures: [
          { ...row, serial_no: 'FFFF', org_name: 'CN=EVIL', to_date: '2099-01-01T00:00:00', form_tp: '2' },
        ],
      },
    })
    expect(await detail(reply.declaration_id)).toMatchObject({
      sllr_comp_nm: body.sllr_comp_nm,
      txof_cd: '10101',
      txof_nm: 'Thuế cơ sở 2 Thành phố Hà Nội',
      digital_signatures: [{ ...row, form_tp: '2' }],
    })
  })

  it.each(['unknown', 'demo-former-token'])(
    'refuses a certificate that is not registered or stopped: %s',
    async (sig_id) => {
      const reply = await save({ digital_signatures: [{ ...firstRow(), sig_id }] })
      expect(reply).toMatchObject({
        status: 422,
        reason: 'certificate.notRegistered',
        fields: [{ field: 'digital_signatures.0.sig_id' }],
      })
    },
  )

  it.each(['sent', 'received', 'accepted'])('refuses a declaration that is %s [000-4-06]', async (status) => {
    const id = await someIn(status)
    const before = await detail(id)
    for (const reply of [await save({ declaration_id: id }), await generate({ declaration_id: id })])
      expect(reply).toMatchObject({ status: 409, reason: 'declaration.notEditable' })
    expect({ ...(await detail(id)), signed_xml_url: null }).toEqual({ ...before, signed_xml_url: null })
  })

  it.each(['rejected', 'refused'])(
    'lets a %s one be corrected, with its status, message and history [000-4-06]',
    async (status) => {
      const id = await someIn(status)
      const before = await detail(id)
      await admin.get(contract.saveDraft, {
        body: { ...body, declaration_id: id, pos_key: 'CORRECTED', version: before.version },
      })
      const after = await detail(id)
      const { noti_cd_tax, noti_nm_tax, events } = after
      expect({ pos_key: textOf(after, 'pos_key'), noti_cd_tax, noti_nm_tax, events }).toEqual({
        pos_key: 'CORRECTED',
        noti_cd_tax: before.noti_cd_tax,
        noti_nm_tax: before.noti_nm_tax,
        events: before.events,
      })
    },
  )

  it('names every broken rule in one round, the certificates among them', async () => {
    const tomorrow = vietnamDay(new Date(Date.now() + ahead + 25 * 3_600_000))
    const reply = await generate({
      loca_nm: '',
      reg_date: tomorrow,
      rppr_cid: '001080',
      digital_signatures: [firstRow(), { ...firstRow(), sig_id: 'unknown' }],
    })
    expect([reply.status, reply.reason, ...reply.fields]).toEqual([
      422,
      'fields.invalid',
      { field: 'digital_signatures.1.sig_id', message: 'certificate_is_not_registered' },
      { field: 'loca_nm', message: 'location_name_is_required' },
      { field: 'rppr_cid', message: 'citizen_id_has_12_digits' },
      { field: 'reg_date', message: 'register_date_is_in_the_future' },
    ])
  })

  it('keeps a new one under the id that the form has given it, once however often it is saved (decision 0007)', async () => {
    const declaration_id = '01a1fe65-b18b-772e-ac51-73854af49500'
    const count = async () => (await admin.get(contract.listDeclarations, {})).pagination.total_elements
    const before = await count()
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await admin.get(contract.saveDraft, { body: { ...body, declaration_id } })).toMatchObject({
        declaration_id,
      })
    expect((await admin.get(contract.generateXml, { body: { ...body, declaration_id } })).declartion_id).toBe(
      declaration_id,
    )
    expect(await count()).toBe(before + 1)
  })

  it('does not know a declaration that is not there', async () => {
    expect(await save({ declaration_id: 'unknown' })).toMatchObject({ status: 404, reason: 'record.absent' })
  })
})

describe('two who change one declaration', () => {
  it.each([
    ['a draft', async () => (await admin.get(contract.saveDraft, { body })).declaration_id],
    ['a rejected one', () => someIn('rejected')],
  ])('the later saving of %s does not undo the earlier one', async (_what, make) => {
    const id = await make()
    const { version } = await detail(id)
    const colleague = await signInAs(server.origin, 'sysadmin@tokhai.example')
    const first = await colleague.get(contract.saveDraft, {
      body: { ...body, declaration_id: id, pos_key: 'HERS', version },
    })
    const kept = fingerprint(server.folder)
    const late = { declaration_id: id, pos_key: 'MINE', version }
    for (const reply of [await save(late), await generate(late), await generate({ ...late, version: '' })])
      expect(reply).toMatchObject({ status: 409, reason: 'declaration.changed' })
    expect(fingerprint(server.folder)).toEqual(kept)
    expect(await detail(id)).toMatchObject({ pos_key: 'HERS', version: first.version })
    expect((await save({ ...late, version: first.version })).reason).toBeNull()
    expect(await detail(id)).toMatchObject({ pos_key: 'MINE' })
  })

  it('a saving whose answer was lost may be repeated, and goes on from what it has saved', async () => {
    const { declaration_id, version } = await admin.get(contract.saveDraft, { body })
    const corrected = { ...body, declaration_id, pos_key: 'LOST', version }
    const first = await admin.get(contract.saveDraft, { body: corrected })
    expect(await admin.get(contract.saveDraft, { body: corrected })).toEqual(first)
    const made = await admin.get(contract.generateXml, { body: corrected })
    expect(made.version).toBe(first.version)
    expect((await save({ declaration_id, pos_key: 'NEXT', version: made.version })).reason).toBeNull()
  })

  it('a declaration that was deleted meanwhile does not come back', async () => {
    const declaration_id = '01a1fe65-b18b-772e-ac51-73854af49501'
    const { version } = await admin.get(contract.saveDraft, { body: { ...body, declaration_id } })
    await admin.get(contract.deleteDeclarations, { body: { declaration_id: [declaration_id] } })
    expect(await save({ declaration_id, version })).toMatchObject({ status: 404, reason: 'record.absent' })
  })

  it('of two who save at once on what both have seen, one is refused', async () => {
    const { declaration_id, version } = await admin.get(contract.saveDraft, { body })
    const both = await Promise.all(['ONE', 'TWO'].map((pos_key) => save({ declaration_id, pos_key, version })))
    expect(both.map(({ reason }) => reason ?? 'saved').toSorted()).toEqual(['declaration.changed', 'saved'])
  })
})

describe('generating XML', () => {
  it('answers the same unfinished XML for the same content, and a new one for another [000-7-02]', async () => {
    const first = await admin.get(contract.generateXml, { body })
    const again = { ...body, declaration_id: first.declartion_id }
    expect(await admin.get(contract.generateXml, { body: again })).toEqual(first)
    const other = await admin.get(contract.generateXml, { body: { ...again, pos_key: 'X', version: first.version } })
    expect(other.declartion_id).toBe(first.declartion_id)
    expect(other.req_key).not.toBe(first.req_key)
    expect(other.sign_id).not.toBe(first.sign_id)
    expect(await admin.get(contract.generateXml, { body: { ...again, version: other.version } })).toEqual(first)
    expect(first.xml_data).toContain(`<DLTKhai Id="${first.sign_id}">`)
    expect(first.xml_data).toContain('<TNNT>CÔNG TY TNHH THƯƠNG MẠI VÀ DỊCH VỤ SAO MAI XANH</TNNT>')
  })

  it('takes two clicks at once for one', async () => {
    const { declaration_id } = await admin.get(contract.saveDraft, { body })
    const twice = await Promise.all(
      [1, 2].map(() => admin.get(contract.generateXml, { body: { ...body, declaration_id } })),
    )
    expect(twice[0]).toEqual(twice[1])
  })

  it('reports what is longer than the XML carries, before anything is kept', async () => {
    const kept = fingerprint(server.folder)
    const reply = await generate({ contact_eml: `${'a'.repeat(45)}@long.example`, rppr_nm: 'Ă'.repeat(51) })
    expect(reply).toMatchObject({ status: 422, reason: 'fields.exceedXml' })
    expect(reply.fields).toEqual(
      expect.arrayContaining([
        { field: 'contact_eml', message: 'too_long_for_xml:50' },
        { field: 'rppr_nm', message: 'too_long_for_xml:50' },
      ]),
    )
    expect(fingerprint(server.folder)).toEqual(kept)
    expect((await save({ rppr_nm: 'Ă'.repeat(51) })).reason).toBeNull()
  })

  it('refuses what the authority would turn down, which a draft may hold (docs/decisions/0140)', async () => {
    const refused = { attribute7: '1', attribute3: '1', inv_type6: '1' } as const
    expect(await generate(refused)).toMatchObject({
      status: 422,
      reason: 'fields.unacceptable',
      fields: [
        { field: 'attribute6', message: 'full_content_is_required_with_code' },
        { field: 'inv_type1', message: 'cash_register_excludes_invoice_types' },
      ],
    })
    expect((await generate({ ...refused, rppr_nm: 'Đ'.repeat(60) })).reason).toBe('fields.invalid')
    expect((await save(refused)).status).toBe(200)
  })
})

describe('deleting', () => {
  it('deletes drafts, all of them [000-4-04 000-7-06]', async () => {
    const ids = [await admin.get(contract.saveDraft, { body }), await admin.get(contract.generateXml, { body })].map(
      (one) => ('declaration_id' in one ? one.declaration_id : one.declartion_id),
    )
    const twice = [...ids, ...ids]
    expect(await admin.get(contract.deleteDeclarations, { body: { declaration_id: twice } })).toEqual({ deleted: 2 })
    for (const id of ids)
      expect((await admin.ask(contract.declarationDetail, { params: { id } })).reason).toBe('record.absent')
  })

  it.each([
    ['one is no draft', () => someIn('rejected'), 409, 'declaration.notDraft'],
    ['one is not there', () => Promise.resolve('unknown'), 404, 'record.absent'],
  ])('deletes none when %s', async (_what, other, status, reason) => {
    const { declaration_id } = await admin.get(contract.saveDraft, { body })
    const kept = fingerprint(server.folder)
    const reply = await admin.ask(contract.deleteDeclarations, {
      body: { declaration_id: [declaration_id, await other()] },
    })
    expect(reply).toMatchObject({ status, reason })
    expect(fingerprint(server.folder)).toEqual(kept)
  })
})

describe('the list', () => {
  it('shows what the demo company has filed, in every status, newest day first', async () => {
    const { declarations, pagination } = await admin.get(contract.listDeclarations, { query: { page_size: '100' } })
    const days = declarations.map(({ register_date }) => register_date)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(new Set(declarations.map(({ noti_cd_tax }) => noti_cd_tax))).toEqual(
      new Set(['draft', 'sent', 'received', 'rejected', 'accepted', 'refused']),
    )
    expect(pagination).toMatchObject({
      page_number: 0,
      page_size: 100,
      total_pages: Math.ceil(pagination.total_elements / 100),
    })
  })

  it('holds every day a declaration can have: from 2023-01-01 to today in Vietnam [000-7-01 000-9-01]', async () => {
    const today = vietnamDay(new Date())
    const first = await admin.get(contract.saveDraft, { body: { ...body, reg_date: '2023-01-01', pos_key: 'BOUNDS' } })
    const last = await admin.get(contract.saveDraft, { body: { ...body, reg_date: today, pos_key: 'BOUNDS' } })
    const found = async (query: Record<string, string>) =>
      (await admin.get(contract.listDeclarations, { query: { search_value: 'bounds', ...query } })).declarations.map(
        (one) => one.declaration_id,
      )
    expect(await found({})).toEqual([last.declaration_id, first.declaration_id])
    expect(await found({ end_date: '2023-01-01' })).toEqual([first.declaration_id])
    expect(await found({ start_date: '2023-01-02' })).toEqual([last.declaration_id])
  })

  it.each([
    ['2022-12-31', 'register_date_is_too_early'],
    ['2999-01-01', 'register_date_is_in_the_future'],
  ])('has no place for %s, so nothing is saved under it', async (reg_date, message) => {
    expect(await save({ reg_date })).toMatchObject({
      status: 422,
      reason: 'fields.invalid',
      fields: [{ field: 'reg_date', message }],
    })
  })

  it('takes no representative who is born after today in Vietnam', async () => {
    const today = vietnamDay(new Date())
    expect(await save({ rppr_dob: today })).toMatchObject({ status: 200 })
    expect(await save({ rppr_dob: '2999-01-01' })).toMatchObject({
      status: 422,
      reason: 'fields.invalid',
      fields: [{ field: 'rppr_dob', message: 'representative_date_of_birth_is_in_the_future' }],
    })
  })
})

describe('the link to signed XML', () => {
  it('leads to the document for a quarter of an hour, and to nothing when changed', async () => {
    const { generated, registration, signedXml } = await signedDeclaration(admin, await demoKey(server.folder))
    await admin.get(contract.registerDeclaration, { body: registration })
    const link = (await detail(generated.declartion_id)).signed_xml_url ?? ''
    const [id = '', expires = '', hash = ''] = link.split('/').slice(-3)
    const open = (changes: Record<string, string>) =>
      admin.ask(contract.downloadSignedXml, { params: { id, expires, hash, ...changes } })
    const file = await open({})
    expect(file.text).toBe(signedXml)
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="declaration.xml"')
    for (const change of [
      { expires: '9999999999' },
      { id: await someIn('accepted') },
      { hash: hash.replace(/^./, hash.startsWith('0') ? '1' : '0') },
    ])
      expect(await open(change)).toMatchObject({ status: 404, reason: 'record.absent' })
    ahead = 901_000
    expect(await open({})).toMatchObject({ status: 410, reason: 'link.expired' })
    ahead = 0
  })
})
