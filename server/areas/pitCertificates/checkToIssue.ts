import { setImmediate } from 'node:timers/promises'
import type { AnswerOf } from '../../../src/api/contract/call.ts'
import {
  mostProblems,
  type pitCertificateChecks,
  type WantedToIssue,
} from '../../../src/api/contract/pitCertificateChecks.ts'
import { mostRunRows } from '../../../src/domain/documents/issueRuns.ts'
import { checkedContent } from '../../../src/domain/documents/kind.ts'
import { certificateKind } from '../../../src/domain/pitCertificate/kind.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { isRowCorrected } from '../../documents/corrected.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { inParts } from '../../store/inParts.ts'
import { listedIds } from './store/listedIds.ts'
import { narrowedBy } from './store/narrowed.ts'
import type { CertificateToIssue } from './store/pitCertificates.ts'
import type { Store } from './store/repositories.ts'

type Checked = AnswerOf<typeof pitCertificateChecks.checkToIssue>
type CheckedRow = Checked['certificates'][number]

const draftsOfList = async (
  store: Store,
  companyId: string,
  wanted: WantedToIssue,
): Promise<Result<readonly string[], 'tooMany'>> => {
  const narrowed = narrowedBy(wanted)
  if (narrowed.statuses !== null && !narrowed.statuses.includes('draft')) return succeed([])
  const days = { from: wanted.start_date ?? '2000-01-01', to: wanted.end_date ?? '9999-12-31' }
  const ids = await listedIds(store, companyId, { ...narrowed, ...days, statuses: ['draft'] }, mostRunRows)
  // In the order in which they were made, as a payroll has them.
  return ids.ok ? succeed(ids.value.toSorted()) : ids
}

const checked = (certificate: CertificateToIssue): CheckedRow => {
  const { id, refid, serial_no, number, etax_status, content_hash: version, content } = certificate
  const outcome = checkedContent(certificateKind, content)
  return {
    sid: id,
    version,
    refid,
    serial_no,
    inv_no: number === null ? '' : String(number),
    taxpayer_nm: content.taxpayer_nm,
    etax_status,
    is_corrected: isRowCorrected(certificate),
    problems: outcome.ok ? [] : outcome.failure.slice(0, mostProblems),
  }
}

/**
 * Checks certificates before a run is begun over them (decision 0506). They are answered by their days, the earliest first: numbers are
 * drawn in that order, and none for a day before one that has one.
 */
export const checkCertificates = async (
  store: Store,
  clock: Clock,
  { companyId, account }: Member,
  wanted: WantedToIssue,
): Promise<Result<Checked, ServerRefusal<'pitCertificate.tooManyToIssue'>>> => {
  const found =
    wanted.of === 'selected' ? succeed([...new Set(wanted.sid)]) : await draftsOfList(store, companyId, wanted)
  if (!found.ok) return fail({ reason: 'pitCertificate.tooManyToIssue' })
  const rows: { readonly day: string; readonly place: number; readonly row: CheckedRow }[] = []
  const places = new Map(found.value.map((id, place) => [id, place]))
  await inParts(found.value, async (ids) => {
    // Other requests get their turn.
    await setImmediate()
    for (const certificate of await store.pitCertificates.toIssue(companyId, ids)) {
      const place = places.get(certificate.id) ?? 0
      rows.push({ day: certificate.inv_date, place, row: checked(certificate) })
    }
  })
  if (rows.length > 0)
    await store.transaction(async ({ audit }) => {
      await audit.append({
        at: clock().toISOString(),
        companyId,
        accountId: account.id,
        action: 'pitCertificate.checkedToIssue',
        subjectId: '',
        detail: { total: String(rows.length) },
      })
      return succeed(null)
    })
  const inOrder = rows.toSorted((one, other) =>
    one.day === other.day ? one.place - other.place : one.day < other.day ? -1 : 1,
  )
  return succeed({ certificates: inOrder.map(({ row }) => row) })
}
