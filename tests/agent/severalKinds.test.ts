import * as v from 'valibot'
import { expect, it } from 'vitest'
import { promptText } from '../../agent/prompt/messages.ts'
import { verifyDocument } from '../../signing/xmldsig/verify.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'
import { documentXml } from '../../src/domain/documents/kind.ts'
import { invoiceKind } from '../../src/domain/invoice/kind.ts'
import { invoiceSignature } from '../../src/domain/invoice/layout.ts'
import { invoiceSaid } from '../server/support/invoices.ts'
import { createTestAuthority } from '../signing/support/authority.ts'
import { declarationText, soundFacts } from '../signing/support/declarationText.ts'
import { encoded, runAgent } from './support/runningAgent.ts'

const { taxpayer, taxCode, id } = soundFacts
const authority = await createTestAuthority()
const signer = await authority.issue(taxCode)

const invoice = (name = taxpayer): string =>
  documentXml(invoiceKind, invoiceSaid({ comp_nm: name, comp_taxcd: taxCode }), 'ID1', 12)

const requestOf = (ofInvoice: string) =>
  encoded({
    crt_by: '',
    xml: [
      { req_key: 'key-1', xml: ofInvoice, id_signing: 'ID1' },
      { req_key: 'key-2', xml: declarationText(), id_signing: id },
    ],
  })

const answerSchema = v.object({ result: v.tuple([v.object({ xml: v.string() }), v.object({ xml: v.string() })]) })

it('documents of two kinds are signed with one consent, each in its own place, and the question counts both', async () => {
  const agent = await runAgent(signer)
  const { answer } = await agent.ask('/issueXmlList', requestOf(invoice()))
  const trust = { roots: [authority.root], at: new Date() }
  const { result } = v.parse(answerSchema, answer)
  const verified = (xml: string, expectedXml: string, layout: typeof invoiceSignature | typeof declarationSignature) =>
    verifyDocument({ layout, xml, expectedXml, trust, taxCode, receivedAt: new Date() })
  expect(verified(result[0].xml, invoice(), invoiceSignature)).toMatchObject({ ok: true })
  expect(verified(result[1].xml, declarationText(), declarationSignature)).toMatchObject({ ok: true })
  const [question, ...further] = agent.person.asked
  if (question === undefined) throw new Error('nobody was asked')
  expect(further).toEqual([])
  const { title, lines } = promptText(question, 'en')
  expect(title).toBe('Sign e-invoices, declarations')
  expect(lines[0]).toContain('asks to sign 1 e-invoice, 1 declaration with')
  expect(lines.filter((line) => line.endsWith(' – 1 e-invoice') || line.endsWith(' – 1 declaration'))).toHaveLength(2)
})

it('of two taxpayers none is signed, whatever their kinds', async () => {
  const agent = await runAgent(signer)
  expect(await agent.ask('/issueXmlList', requestOf(invoice('CÔNG TY KHÁC')))).toMatchObject({
    answer: { result: [], error: { code: 'document.refused', req_key: 'key-2', reason: 'too_much_to_show' } },
  })
  expect(agent.token.seen.signatures).toBe(0)
})
