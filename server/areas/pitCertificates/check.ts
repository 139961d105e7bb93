import * as v from 'valibot'
import type { FieldProblem } from '../../../src/domain/failure.ts'
import { certificateValuesOf, type CertificateContent } from '../../../src/domain/pitCertificate/content.ts'
import { payerValues } from '../../../src/domain/pitCertificate/defaults.ts'
import { certificateKind } from '../../../src/domain/pitCertificate/kind.ts'
import { largestNumber } from '../../../src/domain/pitCertificate/layout.ts'
import { certificateDraftSchema } from '../../../src/domain/pitCertificate/rules.ts'
import { certificateVersionOn } from '../../../src/domain/pitCertificate/times.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import { isNationality } from '../../codeLists/codeLists.ts'
import { checkedValues, ofCompanyAndTime, ownCompany, writtenWithin } from '../../documents/checkForm.ts'
import type { KeptCollection } from '../../documents/collection.ts'
import type { PitCertificateTypes } from './kindTypes.ts'
import type { Store } from './store/repositories.ts'

/** What was sent with what is true of the company, and what is wrong with it whatever its purpose. */
interface OfCompany {
  readonly content: CertificateContent
  readonly problems: readonly FieldProblem[]
}

const ofCompany = async (
  store: Store,
  clock: Clock,
  companyId: string,
  sent: CertificateContent,
): Promise<OfCompany> => {
  const { company, newest } = await ownCompany(store, companyId)
  const problems = ofCompanyAndTime(company, clock, {
    taxCode: { field: 'comp_taxcd', text: sent.comp_taxcd },
    day: { field: 'inv_date', text: sent.inv_date },
  })
  const ofNation = isNationality(sent.taxpayer_nation.trim())
    ? []
    : [{ field: 'taxpayer_nation', message: 'nationality_is_not_in_the_list' }]
  const xml_vs = certificateVersionOn(sent.inv_date, newest)
  return { content: { ...sent, ...payerValues(company), xml_vs }, problems: [...problems, ...ofNation] }
}

const isInUse = async (
  { templates }: Pick<Store, 'templates'>,
  companyId: string,
  { inv_date, smbl_type, serial_no }: CertificateContent,
): Promise<boolean> => {
  const inUse = await templates.inUseOn(companyId, 'document', inv_date)
  return inUse.some((template) => template.serial_no === serial_no && template.smbl_type === smbl_type)
}

/** How what a form sends is checked against the company's own rows. */
export const certificateChecks: Pick<KeptCollection<PitCertificateTypes>, 'checkDraft' | 'checkFiling'> = {
  async checkDraft(store, clock, companyId, sent) {
    const { content, problems } = await ofCompany(store, clock, companyId, sent)
    return checkedValues({ rules: certificateDraftSchema, toValues: certificateValuesOf }, content, problems)
  },
  async checkFiling(store, clock, companyId, sent) {
    const { content, problems } = await ofCompany(store, clock, companyId, sent)
    const checked = checkedValues(certificateKind, content, problems)
    if (!checked.ok) return checked
    const values = checked.value
    const version = v.parse(v.picklist(['2.1.0', '2.1.1']), values.xml_vs)
    const header = { taxCode: values.comp_taxcd, version }
    const writing = writtenWithin(certificateKind, values, header, largestNumber[version])
    if (!writing.ok) return writing
    if (!(await isInUse(store, companyId, values))) return fail({ reason: 'pitCertificate.noSymbol' })
    return succeed({ content: values, writing: writing.value })
  },
}
