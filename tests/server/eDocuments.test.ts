import { beforeAll, describe, expect, it } from 'vitest'
import { declarationFilings } from '../../src/api/contract/declarationFiling.ts'
import { declarationLists } from '../../src/api/contract/declarations.ts'
import { vietnamDay } from '../../src/domain/dates.ts'
import type { DeclarationContent } from '../../src/domain/declaration/content.ts'
import { demoKey, newBody, signedDeclaration } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { serverForTests } from './support/serverForTests.ts'

const { detail, generateXml, saveDraft, send } = declarationFilings.eDocument
const { list, delete: deleteSelected } = declarationLists.eDocument

const server = serverForTests()
let admin: Visitor
let body: DeclarationContent

beforeAll(async () => {
  admin = await signInAs(server.origin, 'admin@tokhai.example')
  body = await newBody(admin, {}, 'eDocument')
})

const saved = () => admin.get(saveDraft, { body })
const read = (id: string) => admin.get(detail, { params: { id } })
const filed = async () => {
  const declaration = await signedDeclaration(admin, await demoKey(server.folder), { decl_type: '2' }, 'eDocument')
  await admin.get(send, { body: declaration.registration })
  return declaration.generated.declartion_id
}

describe('an e-document declaration', () => {
  it('begins as a draft that nobody has signed, and is read by its id [002-4.1-01 002-4.1-03 002-7.19-02 002-7.19-03]', async () => {
    const { declaration_id } = await saved()
    expect(await read(declaration_id)).toMatchObject({
      ...body,
      declaration_id,
      noti_cd_tax: 'draft',
      signed_xml_url: null,
      events: [{ status: 'draft' }],
    })
  })

  it('has no message of the demo that speaks of invoices', async () => {
    const { declarations } = await admin.get(list, { query: { page_size: '100' } })
    const messages = declarations.map(({ noti_nm_tax }) => noti_nm_tax)
    expect(messages.filter((message) => message.includes('chứng từ điện tử'))).not.toEqual([])
    expect(messages.filter((message) => /h[óo]a đơn/i.test(message))).toEqual([])
  })

  it('is corrected as a draft, on the version that was read [002-2.7-01]', async () => {
    const { declaration_id, version } = await saved()
    const corrected = { ...body, declaration_id, version, loca_nm: 'Huế', doc_type_2: '1' as const }
    expect((await admin.ask(saveDraft, { body: corrected })).reason).toBeNull()
    expect(await read(declaration_id)).toMatchObject({ loca_nm: 'Huế', doc_type_2: '1', noti_cd_tax: 'draft' })
  })

  it('is generated as XML of its own form, with the id to sign and its own [002-7.19-04]', async () => {
    const { xml_data, sign_id, declartion_id } = await admin.get(generateXml, { body })
    expect(xml_data).toContain(`<DLTKhai Id="${sign_id}"><TTChung><PBan>2.1.1</PBan><MSo>01/ĐKTĐ-CTĐT</MSo>`)
    expect((await read(declartion_id)).noti_cd_tax).toBe('draft')
  })

  it('is of form 01/ĐKTĐ-CTĐT, in a version that this form is written in [002-9-07]', async () => {
    const problems = async (changes: Partial<DeclarationContent>) =>
      (await admin.ask(generateXml, { body: { ...body, ...changes } })).fields.map(({ field }) => field)
    expect(await problems({ decl_form_no: '01/ĐKTĐ-HĐĐT' })).toEqual(['decl_form_no'])
    const ofBefore = Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'att_15' && name !== 'att_16'))
    const earlier = await admin.ask(generateXml, { body: { ...ofBefore, xml_vs: '2.0.1' } })
    expect(earlier.fields.map(({ field }) => field)).toEqual(['xml_vs'])
    expect(body.decl_form_no).toBe('01/ĐKTĐ-CTĐT')
  })

  it("keeps the company's name and tax office, whatever is sent, and refuses another tax code [002-5.1-07]", async () => {
    const typedOver = { ...body, sllr_comp_nm: 'X', txof_nm: 'Y', txof_cd: '99999' }
    const { declaration_id } = await admin.get(saveDraft, { body: typedOver })
    const { sllr_comp_nm, txof_nm, txof_cd } = body
    expect(await read(declaration_id)).toMatchObject({ sllr_comp_nm, txof_nm, txof_cd })
    const other = await admin.ask(saveDraft, { body: { ...body, sllr_tax_code: '0399999981' } })
    expect(other.fields).toEqual([{ field: 'sllr_tax_code', message: 'seller_tax_code_differs' }])
  })

  it('is deleted as a draft, together with other drafts alone [002-4.1-06]', async () => {
    const [one, two] = [await saved(), await admin.get(saveDraft, { body: { ...body, loca_nm: 'Huế' } })]
    const drafts = [one.declaration_id, two.declaration_id]
    const sent = await filed()
    const mixed = await admin.ask(deleteSelected, { body: { declaration_id: [...drafts, sent] } })
    expect(mixed.reason).toBe('declaration.notDraft')
    await admin.get(deleteSelected, { body: { declaration_id: drafts } })
    expect((await admin.ask(detail, { params: { id: drafts[0] ?? '' } })).reason).toBe('record.absent')
    expect((await read(sent)).noti_cd_tax).not.toBe('draft')
  })
})

describe('the list of e-document declarations', () => {
  it('begins at 2023-01-01 and ends today, ten to a page from page 0 [002-7.19-01 002-9-06]', async () => {
    const of = (reg_date: string) => admin.get(saveDraft, { body: { ...body, reg_date } })
    const [first, last] = [await of('2023-01-01'), await of(vietnamDay(new Date()))]
    const { declarations, pagination } = await admin.get(list, { query: { sort_columns: 'register_date:asc' } })
    expect(declarations[0]?.declaration_id).toBe(first.declaration_id)
    expect(pagination).toMatchObject({ page_number: 0, page_size: 10 })
    const newest = await admin.get(list, { query: { sort_columns: 'register_date:desc', page_size: '100' } })
    expect(newest.declarations.map(({ declaration_id }) => declaration_id)).toContain(last.declaration_id)
    expect(newest.declarations.at(-1)?.declaration_id).toBe(first.declaration_id)
  })

  it('holds no e-invoice declaration', async () => {
    const { declarations } = await admin.get(list, { query: { page_size: '100' } })
    expect(new Set(declarations.map(({ decl_form_no }) => decl_form_no))).toEqual(new Set(['01/ĐKTĐ-CTĐT']))
  })

  it('takes a search of 100 characters and no longer one [002-2.6-02 002-9-08]', async () => {
    const search = (length: number) => admin.ask(list, { query: { search_value: 'x'.repeat(length) } })
    expect([(await search(100)).status, (await search(101)).status]).toEqual([200, 400])
  })
})
