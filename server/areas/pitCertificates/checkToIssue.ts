import type { CheckedCertificate, WantedToIssue } from '../../../src/api/contract/pitCertificateChecks.ts'
import { formProblems } from '../../../src/domain/documents/kind.ts'
import { certificateKind } from '../../../src/domain/pitCertificate/kind.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { checkToIssue, type CheckedDocument, type IssueChecks } from '../../documents/checkToIssue.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { certificateCollection } from './keptPitCertificates.ts'
import type { PitCertificateTypes } from './kindTypes.ts'
import { certificateNumbers } from './numbering.ts'
import { narrowedBy } from './store/narrowed.ts'
import type { Store } from './store/repositories.ts'

type Named = Omit<CheckedCertificate, keyof CheckedDocument>

const checks: IssueChecks<PitCertificateTypes, WantedToIssue, Named> = {
  collection: certificateCollection,
  numbering: certificateNumbers,
  drafts({ pitCertificates }, { companyId }, wanted, days) {
    const narrowed = narrowedBy(wanted)
    if (narrowed.statuses !== null && !narrowed.statuses.includes('draft')) return Promise.resolve(null)
    const filter = { ...narrowed, ...days, statuses: ['draft'] } as const
    return Promise.resolve((page) => pitCertificates.page(companyId, filter, { ...page, withAmounts: false }))
  },
  problems:
    () =>
    ({ content }) =>
      Promise.resolve(formProblems(certificateKind, content)),
  named: ({ head: { refid, number }, content: { serial_no, taxpayer_nm } }) => ({
    refid,
    serial_no,
    inv_no: number === null ? '' : String(number),
    taxpayer_nm,
  }),
  atOnce: 500,
  action: 'pitCertificate.checkedToIssue',
}

/** Checks certificates before a run is begun over them (decision 0506). */
export const checkCertificates = async (
  store: Store,
  clock: Clock,
  member: Member,
  wanted: WantedToIssue,
): Promise<Result<{ certificates: CheckedCertificate[] }, ServerRefusal<'pitCertificate.tooManyToIssue'>>> => {
  const checked = await checkToIssue(checks, { store, clock }, member, wanted)
  return checked.ok ? succeed({ certificates: checked.value }) : fail({ reason: 'pitCertificate.tooManyToIssue' })
}
