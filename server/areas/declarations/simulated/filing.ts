import { createHash } from 'node:crypto'
import type { XmlElement } from 'libxml2-wasm'
import { elementChildren, textOnly } from '../../../../signing/xmldsig/elements.ts'
import { isTaxCodeOf } from '../../../../src/domain/companyType.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import { writtenTaxCode } from '../../../../src/domain/taxCode.ts'
import type { Reason } from '../../../authority/simulator/answering.ts'
import { reasons } from './reasons.ts'

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
export const readFiling = (core: XmlElement): Result<Filing, Reason> => {
  const texts = new Map<string, string>()
  const chosen = new Set<string>()
  for (const group of elementChildren(core) ?? []) {
    for (const element of elementChildren(group) ?? []) {
      if (group.name === 'TTChung') texts.set(element.name, textOnly(element) ?? '')
      else for (const flag of elementChildren(element) ?? []) if (textOnly(flag) === '1') chosen.add(flag.name)
    }
  }
  const text = (tag: string): string => texts.get(tag) ?? ''
  const kind = text('HThuc')
  if (kind !== '1' && kind !== '2') return fail(reasons.format)
  return succeed({
    formNumber: text('MSo'),
    version: text('PBan'),
    taxCode: writtenTaxCode(text('MST')),
    taxpayer: text('TNNT'),
    office: text('CQTQLy'),
    place: text('DDanh'),
    kind,
    chosen,
  })
}

const withCode: readonly string[] = ['CMa', 'CMTMTTien']
const fromCashRegister: readonly string[] = ['CMTMTTien', 'KCMTMTTien']
/** Five characters that are always the same for a taxpayer; what the authority composes them of is not published. */
export const cashRegisterCodeOf = ({ chosen, taxCode }: Pick<Filing, 'chosen' | 'taxCode'>): string =>
  fromCashRegister.some((tag) => chosen.has(tag))
    ? createHash('sha256').update(taxCode).digest('hex').slice(0, 5).toUpperCase()
    : ''

const notFromCashRegister: readonly string[] = ['HDBTSCong', 'HDBHDTQGia', 'CTu']

const withoutCode: readonly string[] = ['KCMTMTTien', 'KCMa']
const vatInvoices: readonly string[] = ['HDGTGT', 'HDGTGTTHBLai']

/** Rules between the choices (facts of the field §1.3), and those of a household (docs/decisions/0488); null where they fit together. */
export const objection = ({ chosen, taxCode }: Filing): Reason | null => {
  const has = (tags: readonly string[]): boolean => tags.some((tag) => chosen.has(tag))
  if (has(withCode) && (!chosen.has('CDDu') || chosen.has('CBTHop'))) return reasons.transfer
  if (has(fromCashRegister) && has(notFromCashRegister)) return reasons.cashRegister
  if (!isTaxCodeOf('household', taxCode)) return null
  if (has(withoutCode)) return reasons.householdWithoutCode
  return has(vatInvoices) ? reasons.householdVat : null
}
