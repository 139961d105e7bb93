import { beforeAll, describe, expect, it } from 'vitest'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { boundXmlVersion } from '../../server/companies/boundXmlVersion.ts'
import { openStore, type Store } from '../../server/openStore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { codeItems } from '../../src/domain/codeLists.ts'
import { certificateRowOf } from '../../src/domain/declaration/certificateRow.ts'
import { toContent } from '../../src/domain/declaration/content.ts'
import { newDeclaration } from '../../src/domain/declaration/defaults.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { serverForTests } from './support/serverForTests.ts'

const at = '2026-11-20T03:00:00.000Z'
const clock = () => new Date(at)

describe('a company that the operator has stay with XML version 2.1.0', () => {
  const server = serverForTests({}, { clock })
  let bounded: Visitor
  let other: Visitor
  beforeAll(async () => {
    bounded = await signInAs(server.origin, 'admin@tokhai.example')
    other = await signInAs(server.origin, 'admin@huongque.example')
    await stayWith(demoCompany.tax_id, '2.1.0')
  })

  const inStore = async <Value>(work: (store: Store) => Promise<Value>): Promise<Value> => {
    const { store } = await openStore(server.location)
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  }
  const stayWith = (taxCode: string, version: string) =>
    inStore((store) => boundXmlVersion(store, clock, taxCode, version))

  const versionsOf = async (visitor: Visitor) => {
    const list = await visitor.get(contract.codeList, { params: { group: 'xml-version' } })
    return list.map(({ code }) => code)
  }
  const newIn = async (visitor: Visitor, version: string) => {
    const company = await visitor.get(contract.company)
    const { digital_signatures: records } = await visitor.get(contract.digitalSignatures, { query: { status: '1' } })
    const values = newDeclaration(eInvoice, {
      company,
      types: codeItems('declaration-type'),
      names: codeItems(eInvoice.codeGroups.names),
      versions: codeItems('xml-version').filter(({ code }) => code === version),
      today: '2026-11-20',
    })
    return toContent(eInvoice, {
      ...values,
      digital_signatures: records.map((record) => certificateRowOf(record, '1')),
    })
  }
  const generate = async (visitor: Visitor, version: string) =>
    visitor.ask(contract.generateXml, { body: await newIn(visitor, version) })
  const problem = (message: string) => ({ reason: 'fields.invalid', fields: [{ field: 'xml_vs', message }] })

  it('has a code list that begins with it, and another company the whole list', async () => {
    expect(await versionsOf(bounded)).toEqual(['2.1.0', '2.0.1'])
    expect(await versionsOf(other)).toEqual(['2.1.1', '2.1.0', '2.0.1'])
  })

  it('files 2.1.0 and no later version', async () => {
    const { xml_data: xml } = await bounded.get(contract.generateXml, { body: await newIn(bounded, '2.1.0') })
    expect(xml).toContain('<PBan>2.1.0</PBan>')
    expect(await generate(bounded, '2.1.1')).toMatchObject(problem('xml_version_is_required'))
  })

  it('finds the bound in its audit trail, made by the operator, and the other company does not', async () => {
    const made = async (visitor: Visitor) => {
      const { entries } = await visitor.get(contract.listAudit, { query: {} })
      return entries.filter(({ action }) => action === 'company.xmlVersion').map(({ detail }) => detail)
    }
    expect(await made(bounded)).toEqual([JSON.stringify({ version: '2.1.0' })])
    expect(await made(other)).toEqual([])
  })

  it('is not found by a tax code that no company has', async () => {
    expect(await stayWith('0101243150', '2.1.0')).toEqual({ ok: false, failure: 'company.absent' })
  })

  it('files the version of the law again once the operator has it do so', async () => {
    expect(await stayWith(demoCompany.tax_id, '')).toMatchObject({ ok: true })
    expect((await generate(bounded, '2.1.1')).reason).toBeNull()
    expect(await generate(bounded, '2.1.0')).toMatchObject({
      reason: 'fields.unacceptable',
      fields: [{ field: 'xml_vs', message: 'xml_version_is_not_in_force' }],
    })
  })
})
