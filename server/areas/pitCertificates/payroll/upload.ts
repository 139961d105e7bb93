import type { PayrollResult } from '../../../../src/api/contract/pitCertificatePayroll.ts'
import { certificateKey } from '../../../../src/domain/pitCertificate/kind.ts'
import { overlap, periodKey } from '../../../../src/domain/pitCertificate/payroll/doubles.ts'
import type { CertificateContent } from '../../../../src/domain/pitCertificate/content.ts'
import { succeed, type Result } from '../../../../src/domain/result.ts'
import type { Clock } from '../../../clock.ts'
import type { Member } from '../../../companies/member.ts'
import { keyOf, yearOf } from '../../../documents/documentKey.ts'
import type { ServerRefusal } from '../../../refusals.ts'
import { inParts } from '../../../store/inParts.ts'
import { newLookupCode, newReference } from '../codes.ts'
import { contentHash } from '../keptPitCertificates.ts'
import type { PitCertificateHead } from '../store/pitCertificates.ts'
import type { Repositories, Store } from '../store/repositories.ts'
import { checkRows, type HeadCheck, type HeadRefusal, type PayrollHead } from './checkRows.ts'
import { readPayroll } from './readRows.ts'

/** A certificate of the company about the same as each row that has one; of several the newest. */
const doublesOf = async (
  { pitCertificates }: Pick<Repositories, 'pitCertificates'>,
  companyId: string,
  contents: readonly CertificateContent[],
): Promise<PayrollResult['doubles']> => {
  const own = new Set(contents.map(({ sid }) => sid))
  const doubles: PayrollResult['doubles'] = []
  let row = 0
  await inParts(contents, async (part) => {
    const found = await pitCertificates.ofPeople(
      companyId,
      part.map(({ taxpayer_taxcd }) => taxpayer_taxcd),
    )
    const known = Map.groupBy(
      found.filter(({ sid }) => !own.has(sid)),
      periodKey,
    )
    for (const content of part) {
      const double = known.get(periodKey(content))?.find((other) => overlap(other, content))
      if (double !== undefined) doubles.push({ row, sid: double.sid })
      row += 1
    }
  })
  return doubles
}

/** Drafts all, 500 at a time. Those that an earlier request of the same ids has made stay as they are. */
const draftAll = async (
  inside: Repositories,
  { companyId, account }: Member,
  contents: readonly CertificateContent[],
  now: Date,
): Promise<{ readonly heads: readonly PitCertificateHead[]; readonly made: number }> => {
  const at = now.toISOString()
  const references = new Set<string>()
  const referenceOf = (day: string): string => {
    const reference = newReference(day)
    if (references.has(reference)) return referenceOf(day)
    references.add(reference)
    return reference
  }
  const draftOf = (content: CertificateContent) => ({
    id: content.sid,
    year: yearOf(now),
    reference: referenceOf(content.inv_date),
    given: { lookup_cd: newLookupCode(), corrects_sid: '' },
    contentHash: contentHash(content),
    madeAt: at,
    content,
  })
  const heads: PitCertificateHead[] = []
  let made = 0
  await inParts(contents, async (part) => {
    const written = await inside.pitCertificates.insert(companyId, part.map(draftOf))
    made += written.length
    const ids = new Set(written.map(({ id }) => id))
    const others = part.flatMap(({ sid }) => (ids.has(sid) ? [] : [sid]))
    heads.push(...written, ...(others.length === 0 ? [] : await inside.pitCertificates.hold(companyId, others)))
    await inside.documentHistory.addSteps(
      written.map((head) => keyOf(certificateKey, head)),
      { at, accountId: account.id, kind: 'saved' },
    )
    await inside.pitCertificatePeople.keepAll(
      companyId,
      part.filter(({ sid }) => ids.has(sid)),
    )
  })
  return { heads, made }
}

/** Drafts a certificate of each row in one transaction, or none where a row is refused (decision 0499). */
export const uploadPayroll = async <Reason extends HeadRefusal>(
  store: Store,
  clock: Clock,
  member: Member,
  { payload, ...head }: PayrollHead & { readonly payload: string | Blob },
  checkHead: HeadCheck<Reason>,
): Promise<Result<PayrollResult, ServerRefusal<Reason | 'fields.invalid'>>> => {
  const { companyId, account } = member
  const read = await readPayroll(payload)
  if (!read.ok) return read
  const rows = read.value
  const total = rows.length
  const checked = await checkRows(store, companyId, rows, head, checkHead)
  if (!checked.ok) return checked
  const { contents, refused } = checked.value
  if (refused.length > 0)
    return succeed({ total, success: 0, failed: total, rows: [...refused], certificates: [], doubles: [] })
  const now = clock()
  return store.transaction<PayrollResult, never>(async (inside) => {
    const doubles = await doublesOf(inside, companyId, contents)
    const { heads, made } = await draftAll(inside, member, contents, now)
    const versions = new Map(heads.map(({ id, contentHash: version }) => [id, version]))
    const certificates = contents.map(({ sid }, row) => ({ row, sid, version: versions.get(sid) ?? '' }))
    if (made > 0)
      await inside.audit.append({
        at: now.toISOString(),
        companyId,
        accountId: account.id,
        action: 'pitCertificate.uploaded',
        subjectId: contents[0]?.sid ?? '',
        detail: { name: head.serial_no, day: head.inv_date, total: made },
      })
    return succeed({ total, success: total, failed: 0, rows: [], certificates, doubles })
  })
}
