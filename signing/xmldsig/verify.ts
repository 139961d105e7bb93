import { XmlError } from 'libxml2-wasm'
import {
  verificationChecks,
  type VerificationCheck,
  type VerificationOutcome,
} from '../../src/domain/documents/verification.ts'
import { fail } from '../../src/domain/result.ts'
import type { Certificate } from '../certificate.ts'
import { findingsOf, type SignatureFacts } from './findings.ts'
import { MAX_XML_BYTES, parseGuarded } from './guard.ts'
import type { Finding, VerifyFailure, VerifyRequest } from './verification.ts'

export interface Signer {
  /** SHA-256 of the certificate's DER in upper-case hexadecimal. */
  readonly fingerprint: string
  readonly serialNumber: string
  readonly issuer: string
  readonly issuerCommonName: string
  readonly subject: string
  readonly taxCode: string
  readonly notBefore: Date
  readonly notAfter: Date
}

export type VerifyResult =
  | { readonly ok: true; readonly signer: Signer; readonly signingTime: string }
  | { readonly ok: false; readonly failure: VerifyFailure }

const signerOf = ({
  fingerprint,
  serialNumber,
  issuer,
  issuerCommonName,
  subject,
  notBefore,
  notAfter,
  taxCode,
}: Certificate): Signer => ({
  fingerprint,
  serialNumber,
  issuer,
  issuerCommonName,
  subject,
  notBefore,
  notAfter,
  taxCode: taxCode ?? '',
})

/** White space, references and a signature make a signed declaration longer than the generated one, within reason. */
const largestSigned = (request: VerifyRequest): number =>
  'expectedXml' in request
    ? Math.min(MAX_XML_BYTES, 8 * Buffer.byteLength(request.expectedXml) + 32 * 1024)
    : MAX_XML_BYTES

const none: SignatureFacts = { signingTime: null, certificate: null }

interface Examined {
  readonly findings: readonly Finding[]
  readonly facts: SignatureFacts
}

/** Makes one check after the other, until all are made or `isEnough` of the last one. */
const examine = (request: VerifyRequest, isEnough: (last: Finding) => boolean): Examined => {
  const parsed = parseGuarded(request.xml, largestSigned(request))
  const findings: Finding[] = [{ check: 'text', failure: parsed.ok ? null : parsed.failure }]
  if (!parsed.ok) return { findings, facts: none }
  using document = parsed.value
  const checks = findingsOf(document, request)
  try {
    for (let next = checks.next(); ; next = checks.next()) {
      if (next.done === true) return { findings, facts: next.value }
      findings.push(next.value)
      if (isEnough(next.value)) return { findings, facts: none }
    }
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    // libxml2 refuses some canonical forms; whoever handed the text in is to blame, not the server.
    const failure = { code: 'structure', detail: error.message.trim() } as const
    return {
      findings: [
        { check: 'text', failure: null },
        { check: 'structure', failure },
      ],
      facts: none,
    }
  }
}

/**
 * Verifies a signed document, cheapest and most suspicious checks first: size and text, well-formedness, exact structure,
 * digests and signature, certificate, tax code, signing time, and last that the document without its signature is C14N-equal to the generated
 * one. Whether the company has registered the certificate is for the caller to ask with the signer's issuer and fingerprint. Throws only where
 * `expectedXml`, which is the server's own, is no document of the layout.
 */
export const verifyDocument = (request: VerifyRequest): VerifyResult => {
  const { findings, facts } = examine(request, ({ failure }) => failure !== null)
  const failure = findings.find((each) => each.failure !== null)?.failure ?? null
  if (failure !== null) return fail(failure)
  const { certificate, signingTime } = facts
  if (certificate === null || signingTime === null) throw new Error('a document passes without a signature')
  return { ok: true, signer: signerOf(certificate), signingTime }
}

/** A check with its outcome; `failure` of one that has failed. */
export interface ReportedCheck {
  readonly check: VerificationCheck
  readonly outcome: VerificationOutcome
  readonly failure: VerifyFailure | null
}

export interface VerificationReport extends SignatureFacts {
  /** Every check, in the order in which they are made. */
  readonly checks: readonly ReportedCheck[]
}

/** All that `verifyDocument` checks of a document, by the same checks, each with its outcome. */
export const verificationReport = (request: VerifyRequest): VerificationReport => {
  const { findings, facts } = examine(request, () => false)
  const checks = verificationChecks.map((check): ReportedCheck => {
    const made = findings.find((finding) => finding.check === check)
    if (made === undefined) return { check, outcome: 'notChecked', failure: null }
    return { check, outcome: made.failure === null ? 'passed' : 'failed', failure: made.failure }
  })
  return { ...facts, checks }
}
