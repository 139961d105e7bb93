import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoCompany, demoTokenOrder, demoTokenPin, otherCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import { forEveryCompany } from '../../server/store/statements.ts'
import { makeDemoKey } from '../../signing/demoCa.ts'
import { createPkcs12Store } from '../../signing/keystores/pkcs12.ts'
import { writePkcs12 } from '../../signing/keystores/pkcs12Bags.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { templateCalls } from '../../src/api/contract/templates.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { newBody, signedDeclaration } from '../../tools/product/server/filing.ts'
import { certificate } from '../../tools/product/server/rows.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { png } from '../images/pictures.ts'
import { readPem } from '../signing/support/authority.ts'
import { startDatabases } from './support/databases.ts'
import { serverForTests } from './support/serverForTests.ts'

const databases = await startDatabases()
const personalId = '001185012345'

describe.each(databases.map((database) => [database.kind, database] as const))(
  'companies of the release before households, on %s',
  (_kind, database) => {
    it('are households where their tax code is a personal id, else organisations', async () => {
      const location = await database.createEmpty()
      await fillEarlierDatabase(location, '0053-xml-version', async (db) => {
        await insertEarlier(db, 'companies', { ...demoCompany, tax_id: personalId })
        await insertEarlier(db, 'companies', otherCompany)
        await insertEarlier(db, 'companies', { ...otherCompany, id: 'branch', tax_id: '0399999981001' })
      })
      const { store } = await openStore(location)
      const typeOf = async (id: string) => (await store.companies.byId(id))?.company_type
      expect(await typeOf(demoCompany.id)).toBe('household')
      expect(await typeOf(otherCompany.id)).toBe('organisation')
      expect(await typeOf('branch')).toBe('organisation')
      await store.close()
    })
  },
)

describe('the server of a household', () => {
  const server = serverForTests()
  let household: Visitor
  let organisation: Visitor
  let logo: Blob

  /** A key with a certificate of the demo authority for a personal id, which is registered for the household. */
  const registeredKey = async (taxCode: string) => {
    const path = join(server.folder, `${taxCode}.p12`)
    const made = await makeDemoKey({ ...demoTokenOrder(server.folder), companyName: 'ĐẶNG THỊ HÒA', taxCode })
    await writeFile(path, writePkcs12(made.privateKeyPem, made.certificatePem, demoTokenPin))
    const opened = await createPkcs12Store(path).open(demoTokenPin)
    if (!opened.ok) throw new Error(opened.failure.code)
    const { issuerCommonName, serialNumber, fingerprint } = readPem(made.certificatePem)
    const { store } = await openStore(server.location)
    const names = { id: taxCode, reg_id: taxCode, org_nm: issuerCommonName, serial_no: serialNumber }
    await store.certificates.insertNew(demoCompany.id, { ...certificate, ...names }, fingerprint)
    await store.close()
    return opened.value
  }

  beforeAll(async () => {
    const { store, db } = await openStore(server.location)
    await forEveryCompany(() =>
      db
        .updateTable('companies')
        .set({ company_type: 'household', tax_id: personalId })
        .where('id', '=', demoCompany.id)
        .execute(),
    )
    await store.close()
    household = await signInAs(server.origin, 'admin@tokhai.example')
    organisation = await signInAs(server.origin, 'admin@huongque.example')
    logo = new Blob([new Uint8Array(await png(20, 20))], { type: 'image/png' })
  })

  const create = (visitor: Visitor, symbols: object) => {
    const payload = {
      smbl_type: 'T',
      smbl_kind: 'C',
      form_no: '1',
      serial_no: 'C26TZZ',
      temp_id: '1000000111',
      start_date: '2026-01-01',
      start_no: '1',
      pos_comp: [],
      bg_img: '',
      ...symbols,
    }
    return visitor.ask(templateCalls.invoice.create, { body: { payload: JSON.stringify(payload), logo_img: logo } })
  }

  it('answers its type', async () => {
    expect((await household.get(contract.company)).company_type).toBe('household')
    expect((await organisation.get(contract.company)).company_type).toBe('organisation')
  })

  it('takes templates of form 2 with a code alone, and form 1 of an organisation', async () => {
    const refused = (...fields: readonly string[]) => ({
      reason: 'fields.invalid',
      fields: fields.map((field) => ({ field, message: 'symbol_is_not_for_households' })),
    })
    const form2 = { form_no: '2', temp_id: '2000000201' }
    expect(await create(household, {})).toMatchObject(refused('form_no'))
    expect(await create(household, { ...form2, smbl_kind: 'K', serial_no: 'K26HZZ', smbl_type: 'H' })).toMatchObject(
      refused('smbl_kind', 'smbl_type'),
    )
    expect((await create(household, form2)).reason).toBeNull()
    expect((await create(organisation, {})).reason).toBeNull()
  })

  it('files its declaration as it begins, and none of what is for organisations', async () => {
    const generate = async (changes: object) =>
      household.ask(contract.generateXml, { body: { ...(await newBody(household)), ...changes } })
    expect((await generate({})).reason).toBeNull()
    expect(await generate({ attribute2: '1', inv_type1: '1' })).toMatchObject({
      reason: 'fields.unacceptable',
      fields: [
        { field: 'attribute1', message: 'household_invoices_have_a_code' },
        { field: 'inv_type1', message: 'household_has_no_vat_invoices' },
      ],
    })
  })

  it('takes a declaration that is signed with a certificate of its personal id, and none of another person', async () => {
    const own = await registeredKey(personalId)
    const { registration } = await signedDeclaration(household, own)
    expect((await household.ask(contract.registerDeclaration, { body: registration })).reason).toBeNull()
    const others = await registeredKey('001185099999')
    const next = await signedDeclaration(household, others, { decl_type: '2' })
    const refused = await household.ask(contract.registerDeclaration, { body: next.registration })
    expect(refused.reason).toBe('signature.taxCodeDiffers')
  })
})
