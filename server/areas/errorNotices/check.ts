import { vietnamDay } from '../../../src/domain/dates.ts'
import { checkedContent, documentXml } from '../../../src/domain/documents/kind.ts'
import { limitProblems } from '../../../src/domain/documents/xml/limits.ts'
import type { NoticeContent, NoticeValues } from '../../../src/domain/errorNotice/content.ts'
import { notifierValues, noticeVersionOn } from '../../../src/domain/errorNotice/defaults.ts'
import { noticeKind } from '../../../src/domain/errorNotice/kind.ts'
import type { FieldProblem } from '../../../src/domain/failure.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { isSameTaxCode } from '../../../src/domain/taxCode.ts'
import type { Clock } from '../../clock.ts'
import type { KeptCollection } from '../../documents/collection.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { ErrorNoticeTypes } from './kindTypes.ts'
import { namedIn, withIssued } from './namedDocuments.ts'
import type { Store } from './store/repositories.ts'

/** A notice with what is true of the company and its certificates, whatever was sent. */
const checked = async (
  store: Store,
  clock: Clock,
  companyId: string,
  sent: NoticeContent,
): Promise<Result<NoticeValues, ServerRefusal<'fields.invalid'>>> => {
  const company = await store.companies.byId(companyId)
  if (company === null) throw new Error('an account belongs to a company that is not there')
  const xml_vs = noticeVersionOn(sent.notice_date, await store.companies.newestXmlVersion(companyId))
  const issued = await store.issuedDocuments.named(companyId, namedIn(sent))
  const own: FieldProblem[] = []
  if (sent.comp_taxcd !== '' && !isSameTaxCode(sent.comp_taxcd, company.tax_id))
    own.push({ field: 'comp_taxcd', message: 'tax_code_is_of_another_company' })
  if (sent.notice_date > vietnamDay(clock())) own.push({ field: 'notice_date', message: 'day_is_in_the_future' })
  const content = { ...withIssued(sent, issued), ...notifierValues(company), xml_vs }
  const values = checkedContent(noticeKind, content)
  const others = values.ok ? [] : values.failure.filter(({ field }) => !own.some((one) => one.field === field))
  if (!values.ok || own.length > 0) return fail({ reason: 'fields.invalid', fields: [...own, ...others] })
  return succeed(values.value)
}

/** Documents of a day after the notice's: nobody has made them yet. */
const laterDocuments = ({ notice_date, documents }: NoticeValues): readonly FieldProblem[] =>
  documents.flatMap(({ inv_date }, index) =>
    inv_date > notice_date ? [{ field: `documents.${index}.inv_date`, message: 'document_is_after_the_notice' }] : [],
  )

/** How what a form sends is checked against the company's own rows. */
export const noticeChecks: Pick<KeptCollection<ErrorNoticeTypes>, 'checkDraft' | 'checkFiling'> = {
  checkDraft: checked,
  async checkFiling(store, clock, companyId, sent) {
    const outcome = await checked(store, clock, companyId, sent)
    if (!outcome.ok) return outcome
    const values = outcome.value
    const later = laterDocuments(values)
    if (later.length > 0) return fail({ reason: 'fields.unacceptable', fields: later })
    const limits = limitProblems(noticeKind.layoutOf(values), noticeKind.written(values))
    if (limits.length > 0) return fail({ reason: 'fields.exceedXml', fields: limits })
    const xmlWith = (signId: string) => documentXml(noticeKind, values, signId)
    const writing = { xmlWith, taxCode: values.comp_taxcd, version: values.xml_vs }
    return succeed({ content: values, writing })
  },
}
