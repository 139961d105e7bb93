import { createHash } from 'node:crypto'
import type { XmlElement } from 'libxml2-wasm'
import type { Certificate } from '../../../../signing/certificate.ts'
import { vietnamMoment } from '../../../../src/domain/dates.ts'
import { commonNameOf } from '../../../../src/domain/certificate.ts'
import type { ReadElement } from '../../../../src/domain/documents/xml/read.ts'
import type { ForeignProblem, ForeignSignature } from '../../../../src/domain/invoice/foreign/outcomes.ts'
import {
  readForeignInvoice,
  type ForeignInvoiceSaid,
  type UnfitForeign,
} from '../../../../src/domain/invoice/foreign/readForeign.ts'
import { invoiceSignature } from '../../../../src/domain/invoice/layout.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import { isSameTaxCode } from '../../../../src/domain/taxCode.ts'
import { elementChildren } from '../../../../signing/xmldsig/elements.ts'
import { parseGuarded, type GuardCode } from '../../../../signing/xmldsig/guard.ts'
import { sellerPartOf } from '../../../../signing/xmldsig/sellerPart.ts'
import { locateSigned } from '../../../../signing/xmldsig/signedDocument.ts'
import type { VerifyCode } from '../../../../signing/xmldsig/verification.ts'
import { verificationReport, type VerificationReport } from '../../../../signing/xmldsig/verify.ts'

/** An invoice of another system that is what its seller has signed. */
export interface VerifiedForeign {
  readonly said: ForeignInvoiceSaid
  /** As it came in, without a byte order mark. */
  readonly xml: string
  /** The authority's code on it; empty where it has none. */
  readonly code: string
  readonly signature: ForeignSignature
  readonly signedBy: string
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam. */
  readonly signedAt: string
}

/** What stands in invoices beside what the seller signs (facts of the sales areas §1.1). */
const addedByOthers = { beside: ['DLQRCode', 'MCCQT'], signers: ['NMua', 'CQT', 'CCKSKhac'] }

const unfit = (problem: ForeignProblem, at = '') => fail({ problem, at } satisfies UnfitForeign)

const guardProblems: Readonly<Record<GuardCode, ForeignProblem>> = {
  too_large: 'too_large',
  not_utf8: 'not_utf8',
  bom: 'not_utf8',
  dtd: 'forbidden_markup',
  comment: 'forbidden_markup',
  cdata: 'forbidden_markup',
  processing_instruction: 'forbidden_markup',
  not_well_formed: 'not_xml',
}

const isGuardCode = (code: string): code is GuardCode => Object.hasOwn(guardProblems, code)

/** What a check that fails means; of others the signature is of no kind that is known. */
const verifyProblems: Partial<Record<VerifyCode, ForeignProblem>> = {
  digest: 'changed',
  signature_value: 'changed',
  tax_code_missing: 'other_certificate',
  tax_code_mismatch: 'other_certificate',
  certificate_not_yet_valid: 'unfit_certificate',
  certificate_expired: 'unfit_certificate',
  key_usage: 'unfit_certificate',
  key_too_short: 'unfit_certificate',
  subject_name: 'unfit_certificate',
  signing_time: 'unfit_certificate',
}

const treeOf = (element: XmlElement): ReadElement => {
  const children = elementChildren(element) ?? []
  return {
    tag: element.name,
    text: children.length === 0 ? element.content : '',
    children: children.map(treeOf),
  }
}

const markOfOrder = '\u{FEFF}'

const decoded = (bytes: Uint8Array): string | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return text.startsWith(markOfOrder) ? text.slice(1) : text
  } catch {
    return null
  }
}

/** Reads what the seller has signed; its structure is that of the product's own documents once what others add is taken out. */
const saidIn = (sellerXml: string): Result<ForeignInvoiceSaid, UnfitForeign> => {
  const parsed = parseGuarded(sellerXml)
  if (!parsed.ok) return unfit('not_xml')
  using document = parsed.value
  const located = locateSigned(document, invoiceSignature)
  if (!located.ok) return unfit('not_an_invoice')
  const said = readForeignInvoice(treeOf(located.value.core))
  if (said.ok && located.value.signature === null) return unfit('not_signed')
  return said
}

const reportAt = (
  xml: string,
  { sellerTaxCode: taxCode }: ForeignInvoiceSaid,
  roots: readonly Certificate[],
  at: Date,
): VerificationReport =>
  verificationReport({
    xml,
    layout: invoiceSignature,
    // Nothing else is known of it than what it is.
    comparedSha256: createHash('sha256').update(xml).digest('hex'),
    trust: { roots, at },
    taxCode,
    receivedAt: null,
  })

const problemOf = (code: VerifyCode): ForeignProblem => verifyProblems[code] ?? 'unknown_signature'

/** The signature as it was when it was given: a certificate that has ended since made it no worse. */
const signatureOf = (xml: string, said: ForeignInvoiceSaid, roots: readonly Certificate[], now: Date) => {
  const { signingTime } = reportAt(xml, said, roots, now)
  if (signingTime === null) return unfit('unknown_signature')
  const { checks, certificate } = reportAt(xml, said, roots, new Date(`${signingTime}+07:00`))
  const failures = checks.flatMap(({ failure }) => failure ?? [])
  const grave = failures.find(({ code }) => code !== 'certificate_untrusted')
  if (grave !== undefined) return unfit(problemOf(grave.code))
  if (certificate === null || signingTime > vietnamMoment(new Date(now.getTime() + 86_400_000)))
    return unfit('unfit_certificate')
  const signature: ForeignSignature = failures.length === 0 ? 'valid' : 'unknown_issuer'
  return succeed({ signature, signedBy: commonNameOf(certificate.subject), signedAt: signingTime })
}

interface VerifyParts {
  readonly roots: readonly Certificate[]
  /** The company's, which has to be the seller's. */
  readonly taxCode: string
  readonly now: Date
}

/** Reads and verifies an invoice that the company has issued by another system. */
export const verifyForeign = (
  bytes: Uint8Array,
  { roots, taxCode, now }: VerifyParts,
): Result<VerifiedForeign, UnfitForeign> => {
  if (bytes.length === 0) return unfit('empty')
  const xml = decoded(bytes)
  if (xml === null) return unfit('not_utf8')
  const part = sellerPartOf(xml, invoiceSignature, addedByOthers)
  if (!part.ok) {
    const { code } = part.failure
    return unfit(isGuardCode(code) ? guardProblems[code] : 'not_an_invoice')
  }
  const said = saidIn(part.value.xml)
  if (!said.ok) return said
  if (!isSameTaxCode(said.value.sellerTaxCode, taxCode)) return unfit('stranger', 'NDHDon/NBan/MST')
  const signature = signatureOf(part.value.xml, said.value, roots, now)
  if (!signature.ok) return signature
  const code = part.value.beside['MCCQT'] ?? ''
  return succeed({ said: said.value, xml, code: code.slice(0, 34), ...signature.value })
}

/** What one says that was verified when it was taken in. */
export const saidByForeign = (xml: string): ForeignInvoiceSaid => {
  const part = sellerPartOf(xml, invoiceSignature, addedByOthers)
  const said = part.ok ? saidIn(part.value.xml) : null
  if (said === null || !said.ok) throw new Error('an invoice of another system is kept that cannot be read')
  return said.value
}
