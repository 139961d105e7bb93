import { describe, expect, it } from 'vitest'
import type { VerifyCode } from '../../signing/xmldsig/verification.ts'
import { verificationReport, verifyDocument } from '../../signing/xmldsig/verify.ts'
import { verificationChecks, type VerificationCheck } from '../../src/domain/documents/verification.ts'
import { createTestAuthority } from './support/authority.ts'
import { declarationText, soundFacts } from './support/declarationText.ts'
import { buildHostileCorpus } from './support/hostile/corpus.ts'
import { prepareGround } from './support/hostile/ground.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'

const authority = await createTestAuthority()
const { taxCode, id: signId } = soundFacts
const ground = await prepareGround({ generatedXml: declarationText(), signId, taxCode, authority })
const corpus = await buildHostileCorpus(ground)

const request = (xml: Uint8Array | string) => ({
  xml,
  layout: declarationSignature,
  expectedXml: ground.generatedXml,
  trust: { roots: [authority.root], at: new Date() },
  taxCode,
  receivedAt: new Date(),
})
const report = (xml: Uint8Array | string) => verificationReport(request(xml))

/** The rows at which each refusal may stand. */
const rows: Readonly<Record<VerifyCode, readonly VerificationCheck[]>> = {
  too_large: ['text'],
  not_utf8: ['text'],
  bom: ['text'],
  dtd: ['text'],
  comment: ['text'],
  cdata: ['text'],
  processing_instruction: ['text'],
  not_well_formed: ['text'],
  structure: ['structure'],
  algorithm: ['structure', 'signature'],
  reference: ['structure', 'references'],
  digest: ['data', 'signedObject'],
  certificate_malformed: ['certificate'],
  signature_value: ['signature'],
  certificate_untrusted: ['issuer'],
  certificate_not_yet_valid: ['validity'],
  certificate_expired: ['validity'],
  key_usage: ['usage'],
  key_too_short: ['keyLength'],
  subject_name: ['subjectName'],
  tax_code_missing: ['taxCode'],
  tax_code_mismatch: ['taxCode'],
  signing_time: ['signingTime'],
  content_differs: ['content'],
}

describe('the report of a sound document', () => {
  it('passes every check, and names certificate and signing time', () => {
    const { checks, certificate, signingTime } = report(ground.signed)
    expect(checks).toEqual(verificationChecks.map((check) => ({ check, outcome: 'passed', failure: null })))
    const verified = verifyDocument(request(ground.signed))
    expect(verified).toMatchObject({ ok: true, signingTime, signer: { fingerprint: certificate?.fingerprint } })
  })
})

describe('the report of an altered document', () => {
  it.each(corpus.map((document) => [`${document.code}: ${document.name}`, document] as const))(
    'says the right row: %s',
    (_what, hostile) => {
      const { checks } = report(hostile.xml)
      expect(checks.map(({ check }) => check)).toEqual(verificationChecks)
      const [first] = checks.filter(({ outcome }) => outcome === 'failed')
      const verdict = verifyDocument(request(hostile.xml))
      expect(verdict).toMatchObject({ ok: false, failure: first?.failure })
      expect(first?.failure?.code).toBe(hostile.code)
      expect(rows[hostile.code]).toContain(first?.check)
      expect(checks.every(({ outcome, failure }) => (outcome === 'failed') === (failure !== null))).toBe(true)
    },
  )

  it('goes on with what still means something: other data does not make the certificate wrong', () => {
    const { checks, certificate } = report(ground.signed.replace('<MST>0', '<MST>1'))
    const outcomes = Object.fromEntries(checks.map(({ check, outcome }) => [check, outcome]))
    expect(outcomes).toMatchObject({ data: 'failed', signature: 'passed', issuer: 'passed', content: 'failed' })
    expect(certificate?.taxCode).toBe(taxCode)
  })

  it('leaves out what nothing can be said of', () => {
    const { checks, certificate, signingTime } = report('<TKhai/>')
    expect(checks.filter(({ outcome }) => outcome === 'notChecked').map(({ check }) => check)).toEqual(
      verificationChecks.slice(2),
    )
    expect([certificate, signingTime]).toEqual([null, null])
  })
})
