import { inItsVersion, type NoticeContent, type NoticeValues } from '../../../src/domain/errorNotice/content.ts'
import { notifierValues } from '../../../src/domain/errorNotice/defaults.ts'
import { noticeKind } from '../../../src/domain/errorNotice/kind.ts'
import type { FieldProblem } from '../../../src/domain/failure.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import { checkedValues, ofCompanyAndTime, ownCompany, writtenWithin } from '../../documents/checkForm.ts'
import type { KeptCollection } from '../../documents/collection.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { ErrorNoticeTypes } from './kindTypes.ts'
import { issuedOf, namedIn, withIssued } from './issued.ts'
import type { Store } from './store/repositories.ts'

/** A notice with what is true of the company and its documents, whatever was sent. */
const checked = async (
  store: Store,
  clock: Clock,
  companyId: string,
  sent: NoticeContent,
): Promise<Result<NoticeValues, ServerRefusal<'fields.invalid'>>> => {
  const { company, newest } = await ownCompany(store, companyId)
  const issued = await issuedOf(store, sent.family).named(companyId, namedIn(sent))
  const problems = ofCompanyAndTime(company, clock, {
    taxCode: { field: 'comp_taxcd', text: sent.comp_taxcd },
    day: { field: 'notice_date', text: sent.notice_date },
  })
  const content = { ...withIssued(sent, issued), ...notifierValues(company) }
  return checkedValues(noticeKind, inItsVersion(content, newest), problems)
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
    const content = outcome.value
    const later = laterDocuments(content)
    if (later.length > 0) return fail({ reason: 'fields.unacceptable', fields: later })
    const writing = writtenWithin(noticeKind, content, { taxCode: content.comp_taxcd, version: content.xml_vs })
    return writing.ok ? succeed({ content, writing: writing.value }) : writing
  },
}
