import type { XmlElement } from 'libxml2-wasm'
import type { Trust } from '../../../../signing/trust.ts'
import { locateSigned } from '../../../../signing/xmldsig/signedDocument.ts'
import { elementChildren, textOnly } from '../../../../signing/xmldsig/elements.ts'
import { parseGuarded } from '../../../../signing/xmldsig/guard.ts'
import type { VerifyCode } from '../../../../signing/xmldsig/verification.ts'
import { verifyDocument } from '../../../../signing/xmldsig/verify.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import { writtenTaxCode } from '../../../../src/domain/taxCode.ts'
import type { Reason } from '../../../authority/simulator/answering.ts'
import { reasons } from './reasons.ts'
import type { SignedLayout } from '../../../../src/domain/documents/signedLayout.ts'

/** What the authority reads from a declaration. */
export interface Filing {
  /** MSo. */
  readonly formNumber: string
  readonly version: string
  readonly taxCode: string
  readonly taxpayer: string
  readonly office: string
  readonly place: string
  /** HThuc: 1 new registration, 2 change of information. */
  readonly kind: string
  /** Tags of the flags that are chosen. */
  readonly chosen: ReadonlySet<string>
}

/** Texts and chosen flags of a declaration, by tag; tags are unique within TTChung, and among the flags. */
const readCore = (core: XmlElement): Filing => {
  const texts = new Map<string, string>()
  const chosen = new Set<string>()
  for (const group of elementChildren(core) ?? []) {
    for (const element of elementChildren(group) ?? []) {
      if (group.name === 'TTChung') texts.set(element.name, textOnly(element) ?? '')
      else for (const flag of elementChildren(element) ?? []) if (textOnly(flag) === '1') chosen.add(flag.name)
    }
  }
  const text = (tag: string): string => texts.get(tag) ?? ''
  return {
    formNumber: text('MSo'),
    version: text('PBan'),
    taxCode: writtenTaxCode(text('MST')),
    taxpayer: text('TNNT'),
    office: text('CQTQLy'),
    place: text('DDanh'),
    kind: text('HThuc'),
    chosen,
  }
}

/** The filing inside a signed declaration, and the declaration as it was before somebody signed it. */
const open = (signedXml: string, layout: SignedLayout): Result<{ filing: Filing; unsigned: string }, Reason> => {
  const parsed = parseGuarded(signedXml)
  if (!parsed.ok) return fail(reasons.format)
  using document = parsed.value
  const located = locateSigned(document, layout)
  if (!located.ok) return fail(reasons.format)
  const filing = readCore(located.value.core)
  if (filing.kind !== '1' && filing.kind !== '2') return fail(reasons.format)
  located.value.signature?.remove()
  return succeed({ filing, unsigned: document.toString({ format: false }) })
}

const aboutTaxCode: readonly VerifyCode[] = ['tax_code_missing', 'tax_code_mismatch']

/** Reads a signed declaration and checks its signature, certificate and tax code against what it declares. */
export const examineFiling = (
  signedXml: string,
  layout: SignedLayout,
  { roots, at }: Trust,
): Result<Filing, Reason> => {
  const opened = open(signedXml, layout)
  if (!opened.ok) return opened
  const { filing, unsigned } = opened.value
  const outcome = verifyDocument({
    layout,
    xml: signedXml,
    expectedXml: unsigned,
    trust: { roots, at },
    taxCode: filing.taxCode,
    receivedAt: null,
  })
  if (outcome.ok) return succeed(filing)
  return fail(aboutTaxCode.includes(outcome.failure.code) ? reasons.taxCode : reasons.signature)
}

const withCode: readonly string[] = ['CMa', 'CMTMTTien']
const notFromCashRegister: readonly string[] = ['HDBTSCong', 'HDBHDTQGia', 'CTu']

/** Rules between the choices (facts of the field §1.3); null where they fit together. */
export const objection = ({ chosen }: Filing): Reason | null => {
  if (withCode.some((tag) => chosen.has(tag)) && (!chosen.has('CDDu') || chosen.has('CBTHop'))) return reasons.transfer
  if (chosen.has('CMTMTTien') && notFromCashRegister.some((tag) => chosen.has(tag))) return reasons.cashRegister
  return null
}
