import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authorityScenarios } from '../../development/faults/authorityScenarios.ts'
import { certificateMessage } from '../../server/areas/pitCertificates/messages.ts'
import { checkNotice } from '../../server/authority/checkNotice.ts'
import { readCheckNotice } from '../../server/documents/checkedNotice.ts'
import { simulatedCertificates } from '../../server/areas/pitCertificates/simulated.ts'
import { documentMessage } from '../../server/authority/documentMessage.ts'
import { newMessageId } from '../../server/authority/messageId.ts'
import { authorityRegister } from '../../server/authority/simulator/register.ts'
import { createSimulator } from '../../server/authority/simulator/simulator.ts'
import { readAnswerTo } from '../../server/documents/answer.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import { signDocument } from '../../signing/xmldsig/sign.ts'
import { documentXml } from '../../src/domain/documents/kind.ts'
import type { CertificateContent } from '../../src/domain/pitCertificate/content.ts'
import { certificateKind } from '../../src/domain/pitCertificate/kind.ts'
import { certificateSignature } from '../../src/domain/pitCertificate/layout.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'
import { createTestAuthority, type TestAuthority } from '../signing/support/authority.ts'
import { certificateSaid } from './support/pitCertificates.ts'

const taxCode = '0199999984'
const now = new Date('2026-11-20T01:00:00Z')
const refused = authorityScenarios.find(({ name }) => name === 'authority.refused')?.fault
let folder: string
let opened: OpenStore
let ca: TestAuthority
let isSwitched = false
beforeAll(async () => {
  folder = await makeFolder()
  ca = await createTestAuthority('TEST CA', now)
  opened = await openStore({ kind: 'sqlite', path: `${folder}/authority.sqlite` })
})
afterAll(async () => {
  await opened.store.close()
  await removeFolder(folder)
})

const read = (xml: string) => readAnswerTo([certificateMessage], readCheckNotice, xml)

/** The result of the check of a certificate that somebody has signed. */
const resultOf = async (changes: Partial<CertificateContent> = {}, signer = taxCode): Promise<string> => {
  const authority = createSimulator({
    kinds: [simulatedCertificates],
    register: authorityRegister(opened.db),
    roots: [ca.root],
    processingTime: { receiptSeconds: 0, decisionSeconds: 0 },
    clock: () => now,
    objectsFirst: (step) => (isSwitched && step === 'decision' && refused?.kind === 'objection' ? refused : null),
  })
  const xml = documentXml(certificateKind, certificateSaid(changes), '_1', 1)
  const { key } = await ca.issue(signer)
  const signed = await signDocument({ xml, signId: '_1', layout: certificateSignature, key, signingTime: now })
  if (!signed.ok) throw new Error(signed.failure.code)
  const { sender } = authority
  const header = { type: '211', mtdiep: newMessageId(sender), sender, taxCode, version: '2.1.1' }
  await authority.send(documentMessage({ ...header, signedXml: signed.value.xml }))
  const [message] = await authority.receive()
  if (message === undefined) throw new Error('nothing is answered')
  await authority.acknowledge(message.mtdiep)
  return message.xml
}

describe('the result of the check of a PIT certificate', () => {
  it('says that a certificate is valid, or why it is not', async () => {
    const valid = await resultOf()
    expect(valid).toContain('<MLTDiep>213</MLTDiep>')
    expect(read(valid)).toMatchObject({ value: { status: 'accepted', taxCode, day: '2026-11-20' } })
    const reasonFor = async (...asked: Parameters<typeof resultOf>) => {
      const result = read(await resultOf(...asked))
      return result.ok ? [result.value.status, result.value.message.split(':')[0]] : result.failure
    }
    expect(await reasonFor({ final_income_tax: '20000001' })).toEqual(['rejected', '9201'])
    expect(await reasonFor({}, '0399999981')).toEqual(['rejected', '-3'])
    // Signed by whom it names, in a message of somebody else.
    expect(await reasonFor({ comp_taxcd: '0399999981' }, '0399999981')).toEqual(['rejected', '-3'])
    isSwitched = true
    expect(await reasonFor()).toEqual(['rejected', '9202'])
    isSwitched = false
  })

  it('has the elements of 204 in their order', () => {
    expect(checkNotice.map(({ tag }) => tag)).toEqual([
      'PBan',
      'MSo',
      'Ten',
      'So',
      'DDanh',
      'NTBao',
      'MST',
      'MDVQHNSach',
      'TNNT',
      'TGGui',
      'LTBao',
      'CCu',
      'MGDDTu',
      'SLuong',
    ])
  })

  it.each([
    ['of another outcome', '<LTBao>2</LTBao>', '<LTBao>3</LTBao>'],
    ['that is refused without a reason', '<LTBao>2</LTBao>', '<LTBao>9</LTBao>'],
    [
      'that is valid with a reason',
      '</SLuong>',
      '</SLuong><KHLKhac><DSLDo><LDo><MLoi>1</MLoi><MTLoi>x</MTLoi></LDo></DSLDo></KHLKhac>',
    ],
    ['with an unknown element', '<LTBao>', '<X>1</X><LTBao>'],
    ['without its outcome', '<LTBao>2</LTBao>', ''],
    ['about another taxpayer than its message', `<MST>${taxCode}</MST><TNNT>`, '<MST>0399999981</MST><TNNT>'],
    ['with text beside elements', '<DLTBao>', 'x<DLTBao>'],
    ['that is too long', '<Ten>', `<Ten>${'A'.repeat(256)}`],
  ])('is unreadable %s', async (_what, from, to) => {
    const xml = await resultOf()
    const changed = xml.replace(from, to)
    expect(changed).not.toBe(xml)
    expect(read(changed)).toMatchObject({ ok: false })
  })
})
