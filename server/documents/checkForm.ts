import { MAX_XML_BYTES } from '../../signing/xmldsig/guard.ts'
import type { Company } from '../../src/domain/company.ts'
import { vietnamDay } from '../../src/domain/dates.ts'
import { checkedContent, writtenDocument, type DocumentKind } from '../../src/domain/documents/kind.ts'
import type { FieldProblem } from '../../src/domain/failure.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { isSameTaxCode } from '../../src/domain/taxCode.ts'
import type { Clock } from '../clock.ts'
import type { CompanyRepositories } from '../companies/companies.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { Writing } from './generate.ts'

/** The company of an account, with the newest XML version that it files: empty where that is the law's. */
export const ownCompany = async (
  { companies }: Pick<CompanyRepositories, 'companies'>,
  companyId: string,
): Promise<{ readonly company: Company; readonly newest: string }> => {
  const known = await companies.withNewestXmlVersion(companyId)
  if (known === null) throw new Error('an account belongs to a company that is not there')
  return known
}

interface SentField {
  readonly field: string
  readonly text: string
}

/** A form is of the company itself, and of no day after today. */
export const ofCompanyAndTime = (
  { tax_id }: Pick<Company, 'tax_id'>,
  clock: Clock,
  { taxCode, day }: { readonly taxCode: SentField; readonly day: SentField },
): readonly FieldProblem[] => [
  ...(taxCode.text !== '' && !isSameTaxCode(taxCode.text, tax_id)
    ? [{ field: taxCode.field, message: 'tax_code_is_of_another_company' }]
    : []),
  ...(day.text > vietnamDay(clock()) ? [{ field: day.field, message: 'day_is_in_the_future' }] : []),
]

/** The values of a form that keeps all rules and has none of the problems; what stands first at a field is said of it. */
export const checkedValues = <Values, Content>(
  kind: Pick<DocumentKind<Values, Content>, 'rules' | 'toValues'>,
  content: Content,
  problems: readonly FieldProblem[],
): Result<Values, ServerRefusal<'fields.invalid'>> => {
  const checked = checkedContent(kind, content)
  const others = checked.ok ? [] : checked.failure.filter(({ field }) => !problems.some((one) => one.field === field))
  if (checked.ok && problems.length === 0) return succeed(checked.value)
  return fail({ reason: 'fields.invalid', fields: [...problems, ...others] })
}

/** Bytes that a signature with its certificate adds to a document, and more. */
const signatureRoom = 16 * 1024

/** As long as the `Id` of what is signed. */
const anySignId = `_${'0'.repeat(36)}`

/** Whether a document, with its companion, is small enough to be signed and sent. @param largest the longest number that it may get */
export const fitsMessage = ({ xmlWith, companion }: Writing, largest: number | null): boolean => {
  const xmls = [xmlWith(anySignId, largest), ...(companion === undefined ? [] : [companion.xmlWith(anySignId)])]
  return xmls.reduce((sum, xml) => sum + Buffer.byteLength(xml) + signatureRoom, 0) <= MAX_XML_BYTES
}

/** How values are written, where each fits its element. @param largest the longest number that one may get; null of a kind without numbers */
export const writtenWithin = <Values, Content>(
  kind: Pick<DocumentKind<Values, Content>, 'layoutOf' | 'written'>,
  values: Values,
  header: Pick<Writing, 'taxCode' | 'version'>,
  largest: number | null = null,
): Result<Writing, ServerRefusal<'fields.exceedXml'>> => {
  const { problems, xmlWith } = writtenDocument(kind, values)
  const fields = problems(largest)
  return fields.length > 0 ? fail({ reason: 'fields.exceedXml', fields }) : succeed({ ...header, xmlWith })
}
