import * as v from 'valibot'
import type { Company } from '../../../src/domain/company.ts'
import { vietnamDay } from '../../../src/domain/dates.ts'
import { checkedContent, documentXml } from '../../../src/domain/documents/kind.ts'
import { limitProblems } from '../../../src/domain/documents/xml/limits.ts'
import type { FieldProblem } from '../../../src/domain/failure.ts'
import { certificateValuesOf, type CertificateContent } from '../../../src/domain/pitCertificate/content.ts'
import { payerValues } from '../../../src/domain/pitCertificate/defaults.ts'
import { certificateKind } from '../../../src/domain/pitCertificate/kind.ts'
import { largestNumber } from '../../../src/domain/pitCertificate/layout.ts'
import { certificateDraftSchema } from '../../../src/domain/pitCertificate/rules.ts'
import { certificateVersionOn } from '../../../src/domain/pitCertificate/times.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import { isSameTaxCode } from '../../../src/domain/taxCode.ts'
import type { Clock } from '../../clock.ts'
import { isNationality } from '../../codeLists/codeLists.ts'
import type { KeptCollection } from '../../documents/collection.ts'
import type { PitCertificateTypes } from './kindTypes.ts'
import type { Store } from './store/repositories.ts'

/** What was sent with what is true of the company, and what is wrong with it whatever its purpose. */
interface OfCompany {
  readonly content: CertificateContent
  readonly problems: readonly FieldProblem[]
}

const isOther = (sent: string, { tax_id }: Pick<Company, 'tax_id'>): boolean =>
  sent !== '' && !isSameTaxCode(sent, tax_id)

const ofCompany = async (
  store: Store,
  clock: Clock,
  companyId: string,
  sent: CertificateContent,
): Promise<OfCompany> => {
  const company = await store.companies.byId(companyId)
  if (company === null) throw new Error('an account belongs to a company that is not there')
  const xml_vs = certificateVersionOn(sent.inv_date, await store.companies.newestXmlVersion(companyId))
  const problems: FieldProblem[] = []
  if (isOther(sent.comp_taxcd, company))
    problems.push({ field: 'comp_taxcd', message: 'tax_code_is_of_another_company' })
  if (sent.inv_date > vietnamDay(clock())) problems.push({ field: 'inv_date', message: 'day_is_in_the_future' })
  if (!isNationality(sent.taxpayer_nation.trim()))
    problems.push({ field: 'taxpayer_nation', message: 'nationality_is_not_in_the_list' })
  return { content: { ...sent, ...payerValues(company), xml_vs }, problems }
}

const isInUse = async (
  { templates }: Pick<Store, 'templates'>,
  companyId: string,
  { inv_date, smbl_type, serial_no }: CertificateContent,
): Promise<boolean> => {
  const inUse = await templates.inUseOn(companyId, 'document', inv_date)
  return inUse.some((template) => template.serial_no === serial_no && template.smbl_type === smbl_type)
}

/** What stands first at a field is said of it. */
const together = (first: readonly FieldProblem[], others: readonly FieldProblem[]): readonly FieldProblem[] => [
  ...first,
  ...others.filter(({ field }) => !first.some((problem) => problem.field === field)),
]

/** How what a form sends is checked against the company's own rows. */
export const certificateChecks: Pick<KeptCollection<PitCertificateTypes>, 'checkDraft' | 'checkFiling'> = {
  async checkDraft(store, clock, companyId, sent) {
    const { content, problems } = await ofCompany(store, clock, companyId, sent)
    const checked = checkedContent({ rules: certificateDraftSchema, toValues: certificateValuesOf }, content)
    const fields = together(problems, checked.ok ? [] : checked.failure)
    if (!checked.ok || fields.length > 0) return fail({ reason: 'fields.invalid', fields })
    return succeed(checked.value)
  },
  async checkFiling(store, clock, companyId, sent) {
    const { content, problems } = await ofCompany(store, clock, companyId, sent)
    const checked = checkedContent(certificateKind, content)
    const fields = together(problems, checked.ok ? [] : checked.failure)
    if (!checked.ok || fields.length > 0) return fail({ reason: 'fields.invalid', fields })
    const values = checked.value
    const version = v.parse(v.picklist(['2.1.0', '2.1.1']), values.xml_vs)
    const written = { ...certificateKind.written(values), number: String(largestNumber[version]) }
    const limits = limitProblems(certificateKind.layoutOf(values), written)
    if (limits.length > 0) return fail({ reason: 'fields.exceedXml', fields: limits })
    if (!(await isInUse(store, companyId, values))) return fail({ reason: 'pitCertificate.noSymbol' })
    const xmlWith = (signId: string, number: number | null) => documentXml(certificateKind, values, signId, number)
    return succeed({ content: values, writing: { xmlWith, taxCode: values.comp_taxcd, version } })
  },
}
