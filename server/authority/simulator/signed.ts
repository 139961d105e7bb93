import type { XmlElement } from 'libxml2-wasm'
import type { Trust } from '../../../signing/trust.ts'
import { parseGuarded } from '../../../signing/xmldsig/guard.ts'
import { locateSigned } from '../../../signing/xmldsig/signedDocument.ts'
import type { VerifyCode } from '../../../signing/xmldsig/verification.ts'
import { verifyDocument } from '../../../signing/xmldsig/verify.ts'
import type { SignedLayout } from '../../../src/domain/documents/signedLayout.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { documentBytes } from '../documentMessage.ts'
import type { Message } from '../taxAuthority.ts'
import { commonReasons, type Reason } from './answering.ts'

/** The one document inside a message, in the bytes that were sent. */
export const documentIn = ({ xml }: Message): string => documentBytes(xml)

/** That document and what goes behind it in the same message; empty where nothing does. */
export const withCompanionIn = (
  message: Message,
  root: string,
): { readonly document: string; readonly companion: string } => {
  const carried = documentIn(message)
  const end = carried.lastIndexOf(`</${root}>`) + `</${root}>`.length
  return { document: carried.slice(0, end), companion: carried.slice(end).trim() }
}

/** What a kind reads of a document; the tax code is the one that its signature must bear. */
export interface OfTaxpayer {
  readonly taxCode: string
}

export type ReadCore<Read extends OfTaxpayer> = (core: XmlElement) => Result<Read, Reason>

/** What a signed document says, and the document as it was before somebody signed it. */
const open = <Read extends OfTaxpayer>(
  signedXml: string,
  layout: SignedLayout,
  readCore: ReadCore<Read>,
): Result<{ readonly read: Read; readonly unsigned: string }, Reason> => {
  const parsed = parseGuarded(signedXml)
  if (!parsed.ok) return fail(commonReasons.format)
  using document = parsed.value
  const located = locateSigned(document, layout)
  if (!located.ok) return fail(commonReasons.format)
  const read = readCore(located.value.core)
  if (!read.ok) return read
  located.value.signature?.remove()
  return succeed({ read: read.value, unsigned: document.toString({ format: false }) })
}

const aboutTaxCode: readonly VerifyCode[] = ['tax_code_missing', 'tax_code_mismatch']

/** Reads a signed document of any kind and checks its signature, where its layout has it, the certificate and the tax code in it. */
export const examineSigned = <Read extends OfTaxpayer>(
  signedXml: string,
  layout: SignedLayout,
  readCore: ReadCore<Read>,
  trust: Trust,
): Result<Read, Reason> => {
  const opened = open(signedXml, layout, readCore)
  if (!opened.ok) return opened
  const { read, unsigned } = opened.value
  const { taxCode } = read
  const outcome = verifyDocument({ layout, xml: signedXml, expectedXml: unsigned, trust, taxCode, receivedAt: null })
  if (outcome.ok) return succeed(read)
  return fail(aboutTaxCode.includes(outcome.failure.code) ? commonReasons.taxCode : commonReasons.signature)
}
