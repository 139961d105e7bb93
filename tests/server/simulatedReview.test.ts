import { afterAll, beforeAll, expect, it } from 'vitest'
import { codedMessage } from '../../server/areas/invoices/messages.ts'
import { simulatedInvoices } from '../../server/areas/invoices/simulated.ts'
import { documentMessage } from '../../server/authority/documentMessage.ts'
import { readEnvelope } from '../../server/authority/envelope.ts'
import { newMessageId } from '../../server/authority/messageId.ts'
import { authorityRegister } from '../../server/authority/simulator/register.ts'
import { createSimulator } from '../../server/authority/simulator/simulator.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import { signDocument } from '../../signing/xmldsig/sign.ts'
import { documentXml } from '../../src/domain/documents/kind.ts'
import { invoiceKind } from '../../src/domain/invoice/kind.ts'
import { invoiceSignature } from '../../src/domain/invoice/layout.ts'
import { succeed } from '../../src/domain/result.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'
import { createTestAuthority, type TestAuthority } from '../signing/support/authority.ts'
import { invoiceSaid } from './support/invoices.ts'

const start = new Date('2026-11-20T01:00:00Z')
let folder: string
let opened: OpenStore
let ca: TestAuthority
beforeAll(async () => {
  folder = await makeFolder()
  ca = await createTestAuthority('TEST CA', start)
  opened = await openStore({ kind: 'sqlite', path: `${folder}/authority.sqlite` })
})
afterAll(async () => {
  await opened.store.close()
  await removeFolder(folder)
})

it('a refusal that is switched on once waits for the next invoice, whatever the authority asks about earlier ones', async () => {
  let now = start
  let isAsking = true
  let isRefusing = false
  const authority = createSimulator({
    kinds: [simulatedInvoices],
    register: authorityRegister(opened.db),
    roots: [ca.root],
    processingTime: { receiptSeconds: 0, decisionSeconds: 0 },
    clock: () => now,
    happens: (event) => event === 'review' && isAsking,
    objectsFirst() {
      if (!isRefusing) return null
      isRefusing = false
      return { code: '20401', text: 'Mã số thuế người mua không tồn tại' }
    },
  })
  const taxCode = demoCompany.tax_id
  const { key } = await ca.issue(taxCode)
  const send = async (number: number): Promise<void> => {
    const xml = documentXml(invoiceKind, invoiceSaid(), '_1', number)
    const signed = await signDocument({ xml, signId: '_1', layout: invoiceSignature, key, signingTime: start })
    if (!signed.ok) throw new Error(signed.failure.code)
    const { sender } = authority
    const header = { type: codedMessage.type, mtdiep: newMessageId(sender), sender, taxCode, version: '2.1.1' }
    await authority.send(documentMessage({ ...header, signedXml: signed.value.xml }))
  }
  /** What the authority says now, by the type of its message: 202 gives the code, 204 refuses, 302 asks for a review. */
  const said = async (): Promise<readonly string[]> => {
    const messages = await authority.receive()
    for (const { mtdiep } of messages) await authority.acknowledge(mtdiep)
    return messages.map(({ xml }) => {
      const read = readEnvelope(xml, ({ type }) => succeed(type))
      return read.ok ? read.value : read.failure.detail
    })
  }

  await send(1)
  expect(await said()).toEqual(['202'])
  isAsking = false
  isRefusing = true
  now = new Date(start.getTime() + 1000)
  expect(await said()).toEqual(['302'])
  await send(2)
  expect(await said()).toEqual(['204'])
  await send(3)
  expect(await said()).toEqual(['202'])
})
