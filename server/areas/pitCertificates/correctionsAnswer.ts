import type { AnswerOf } from '../../../src/api/contract/call.ts'
import { mostNotices, type pitCertificateCorrections } from '../../../src/api/contract/pitCertificateCorrections.ts'
import { hasPermission } from '../../../src/domain/session.ts'
import type { Member } from '../../companies/member.ts'
import { amountsLeft } from '../../../src/domain/pitCertificate/corrections.ts'
import { contentsOf, standingOf } from '../../documents/corrections/standing.ts'
import { amountsBefore } from './amountsBefore.ts'
import type { Store } from './store/repositories.ts'

/** How a certificate stands among its corrections; null where the company has none of the id. */
export const correctionsAnswer = async (
  { pitCertificates, namingDocuments }: Pick<Store, 'pitCertificates' | 'namingDocuments'>,
  { companyId, account }: Member,
  id: string,
): Promise<AnswerOf<typeof pitCertificateCorrections> | null> => {
  const [certificate, chain, notices] = await Promise.all([
    pitCertificates.byId(companyId, id),
    pitCertificates.chainOf(companyId, id),
    namingDocuments.of(companyId, 'certificates', id, mostNotices),
  ])
  if (certificate === null) return null
  const withAmounts = hasPermission(account, 'pit-certificate.amounts')
  const { isAccepted, made, isPending, adjustments } = standingOf(
    certificate,
    chain.filter(({ correctsId }) => correctsId === id),
  )
  return {
    is_accepted: isAccepted,
    made: notices.some(({ status }) => status === 'accepted') ? ['notice', ...made] : [...made],
    is_pending: isPending,
    notices: notices.map(({ day: notice_date, status: notice_status, ...notice }) => ({
      ...notice,
      notice_date,
      notice_status,
    })),
    chain: chain.map((one) => ({
      sid: one.id,
      corrects_sid: one.correctsId,
      inv_no: one.number === null ? '' : String(one.number),
      serial_no: one.symbol,
      inv_date: one.day,
      inv_feature: one.content.inv_feature,
      etax_status: one.status,
      reason: withAmounts ? one.content.note : '',
    })),
    amounts: withAmounts ? amountsLeft(certificate.content, contentsOf(adjustments)) : null,
    amounts_before: withAmounts ? amountsBefore(chain, id) : null,
  }
}
