import { afterAll, beforeAll, expect, it } from 'vitest'
import { authorityScenarios } from '../../development/faults/authorityScenarios.ts'
import { noticeMessageRows } from '../../server/areas/errorNotices/messages.ts'
import { readNoticeAnswer } from '../../server/areas/errorNotices/receipt.ts'
import { simulatedNotices } from '../../server/areas/errorNotices/simulated.ts'
import { documentMessage } from '../../server/authority/documentMessage.ts'
import { newMessageId } from '../../server/authority/messageId.ts'
import { authorityRegister } from '../../server/authority/simulator/register.ts'
import { createSimulator } from '../../server/authority/simulator/simulator.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { readAnswerTo } from '../../server/documents/answer.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import { signDocument } from '../../signing/xmldsig/sign.ts'
import { documentXml } from '../../src/domain/documents/kind.ts'
import { noticeKind, noticeSignature } from '../../src/domain/errorNotice/kind.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'
import { createTestAuthority, type TestAuthority } from '../signing/support/authority.ts'
import { noticeSaid } from './support/errorNotices.ts'

const now = new Date('2026-11-20T01:00:00Z')
const refused = authorityScenarios.find(({ name }) => name === 'authority.refused')?.fault
let folder: string
let opened: OpenStore
let ca: TestAuthority
beforeAll(async () => {
  folder = await makeFolder()
  ca = await createTestAuthority('TEST CA', now)
  opened = await openStore({ kind: 'sqlite', path: `${folder}/authority.sqlite` })
})
afterAll(async () => {
  await opened.store.close()
  await removeFolder(folder)
})

const receiptOf = async (isSwitched: boolean) => {
  const authority = createSimulator({
    kinds: [simulatedNotices],
    register: authorityRegister(opened.db),
    roots: [ca.root],
    processingTime: { receiptSeconds: 0, decisionSeconds: 0 },
    clock: () => now,
    objectsFirst: (step) => (isSwitched && step === 'decision' && refused?.kind === 'objection' ? refused : null),
  })
  const taxCode = demoCompany.tax_id
  const { key } = await ca.issue(taxCode)
  const xml = documentXml(noticeKind, noticeSaid(), '_1', 1)
  const signed = await signDocument({ xml, signId: '_1', layout: noticeSignature, key, signingTime: now })
  if (!signed.ok) throw new Error(signed.failure.code)
  const { sender } = authority
  const header = { type: '304', mtdiep: newMessageId(sender), sender, taxCode, version: '2.1.1' }
  await authority.send(documentMessage({ ...header, signedXml: signed.value.xml }))
  const [message] = await authority.receive()
  if (message === undefined) throw new Error('nothing is answered')
  await authority.acknowledge(message.mtdiep)
  return readAnswerTo(noticeMessageRows, readNoticeAnswer, message.xml)
}

it('a notice is received by message 301, or refused by it for a reason about notices where that is switched on', async () => {
  expect(await receiptOf(false)).toMatchObject({ value: { status: 'accepted' } })
  expect(await receiptOf(true)).toMatchObject({
    value: {
      status: 'rejected',
      message: '9302: Chứng từ điện tử có sai sót không tồn tại trong cơ sở dữ liệu của cơ quan thuế',
    },
  })
})
