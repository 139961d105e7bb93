import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentMessage } from '../../server/authority/documentMessage.ts'
import { readEnvelope } from '../../server/authority/envelope.ts'
import { newMessageId } from '../../server/authority/messageId.ts'
import { authorityRegister } from '../../server/authority/simulator/register.ts'
import { createSimulator } from '../../server/authority/simulator/simulator.ts'
import type { TaxAuthority } from '../../server/authority/taxAuthority.ts'
import { openStore, type Store } from '../../server/openStore.ts'
import { signDocument } from '../../signing/xmldsig/sign.ts'
import { documentXml } from '../../src/domain/documents/kind.ts'
import { succeed } from '../../src/domain/result.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'
import { createTestAuthority, type TestAuthority, type TestSigner } from '../signing/support/authority.ts'
import { voucherKind, voucherSignature } from './trial/voucher.ts'
import { readVoucher, simulatedVouchers, voucherMessage } from './trial/voucherMessages.ts'

const taxCode = '0199999984'
const now = new Date('2026-11-20T01:00:00Z')
let folder: string
let store: Store
let ca: TestAuthority
let authority: TaxAuthority

beforeAll(async () => {
  folder = await makeFolder()
  ca = await createTestAuthority('TEST CA', now)
  const opened = await openStore({ kind: 'sqlite', path: `${folder}/authority.sqlite` })
  store = opened.store
  authority = createSimulator({
    kinds: [simulatedVouchers],
    register: authorityRegister(opened.db),
    roots: [ca.root],
    processingTime: { receiptSeconds: 0, decisionSeconds: 0 },
    clock: () => now,
  })
})
afterAll(async () => {
  await store.close()
  await removeFolder(folder)
})

const voucher = documentXml(
  voucherKind,
  { voucher_id: '', symbol: 'V26', day: '2026-11-20', payee: 'Quán Chè', amount: '150000' },
  '_1',
  1,
)
const signedBy = async ({ key }: TestSigner): Promise<string> => {
  const signed = await signDocument({ xml: voucher, signId: '_1', layout: voucherSignature, key, signingTime: now })
  if (!signed.ok) throw new Error(signed.failure.code)
  return signed.value.xml
}

/** What the authority decides of a document that is sent in the company's message. */
const decided = async (signedXml: string) => {
  const { sender } = authority
  const header = { type: voucherMessage.type, mtdiep: newMessageId(sender), sender, taxCode, version: '2.1.0' }
  expect(await authority.send(documentMessage({ ...header, signedXml }))).toEqual(succeed(null))
  const [message] = await authority.receive()
  if (message === undefined) throw new Error('nothing is answered')
  await authority.acknowledge(message.mtdiep)
  const answer = readEnvelope(message.xml, (_envelope, payload) => readVoucher(voucherMessage.answers[0], payload))
  return answer.ok ? answer.value.status : answer.failure.detail
}

it('accepts a voucher that the company of its message has signed', async () => {
  expect(await decided(await signedBy(await ca.issue(taxCode)))).toBe('accepted')
})

it('refuses a voucher that was changed, or whose signature was', async () => {
  const signed = await signedBy(await ca.issue(taxCode))
  expect(await decided(signed.replace('<STien>150000<', '<STien>150001<'))).toBe('rejected')
  expect(await decided(signed.replace(/<SignatureValue>./, '<SignatureValue>!'))).toBe('rejected')
})

it('refuses a voucher without a signature, or with one in another place', async () => {
  const signed = await signedBy(await ca.issue(taxCode))
  expect(await decided(voucher)).toBe('rejected')
  expect(await decided(signed.replaceAll('NLap>', 'NNT>'))).toBe('rejected')
})

it('refuses a voucher that another company has signed, or with a certificate that nobody trusts', async () => {
  expect(await decided(await signedBy(await ca.issue('0399999981')))).toBe('rejected')
  const stranger = await createTestAuthority('ANOTHER CA', now)
  expect(await decided(await signedBy(await stranger.issue(taxCode)))).toBe('rejected')
})
