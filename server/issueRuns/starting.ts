import type { RefusalOf } from '../../src/api/contract/call.ts'
import type { IssueRunCalls } from '../../src/api/contract/documents/issueRuns.ts'
import { isOpenRun } from '../../src/domain/documents/issueRuns.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { AuditRepositories } from '../audit/audit.ts'
import type { CertificateRepositories } from '../certificates/certificates.ts'
import type { CompanyRepositories } from '../companies/companies.ts'
import type { RightLost } from '../companies/rights.ts'
import type { Asker, HsmCallParts } from '../hsm/calls.ts'
import { openKey, type AskedKey } from '../hsm/openKey.ts'
import type { OpenHsmKey } from '../hsm/port.ts'
import type { ServerRefusal } from '../refusals.ts'
import { sha256 } from '../secrets/signedText.ts'
import { newId } from '../store/identifiers.ts'
import type { RunDocuments } from './row.ts'
import type { IssueRunner } from './runner.ts'
import type { IssueRun, IssueRunRepositories, RunOwner, WantedRow } from './runs.ts'
import { claimedUntil } from './session.ts'

export type RunRepositories = IssueRunRepositories & AuditRepositories & CertificateRepositories & CompanyRepositories

/** What the calls of runs work with. */
export interface RunParts<Repositories> extends HsmCallParts<Repositories> {
  readonly runner: IssueRunner
  readonly documents: RunDocuments<Repositories>
}

type StartRefusal = ServerRefusal<RefusalOf<IssueRunCalls['start']> | RightLost>
type ResumeRefusal = ServerRefusal<RefusalOf<IssueRunCalls['resume']> | RightLost>

export interface AskedRun {
  readonly reqKey: string
  readonly key: AskedKey
  readonly rows: readonly WantedRow[]
}

export const ownerOf = (
  { documents }: Pick<RunParts<never>, 'documents'>,
  { member: { companyId, account } }: Pick<Asker, 'member'>,
): RunOwner => ({ companyId, accountId: account.id, collection: documents.collection })

/** What the audit says of a run. */
export const runEntry = (
  { clock }: Pick<RunParts<never>, 'clock'>,
  { companyId, accountId, id, serialNumber, total }: IssueRun,
  action: 'issueRun.started' | 'issueRun.resumed' | 'issueRun.paused' | 'issueRun.cancelled',
) => ({
  at: clock().toISOString(),
  companyId,
  accountId,
  action,
  subjectId: id,
  detail: { serial: serialNumber, documents: total },
})

/** Closes a key that no run has taken, whatever becomes of the work. */
const closedUnlessTaken = async <Value>(
  opened: OpenHsmKey,
  work: () => Promise<{ readonly answer: Value; readonly isTaken: boolean }>,
): Promise<Value> => {
  let isTaken = false
  try {
    const outcome = await work()
    isTaken = outcome.isTaken
    return outcome.answer
  } finally {
    if (!isTaken) await opened.close()
  }
}

/** What is answered where an account asks again, or has another run. */
const answerOf = async <Repositories extends RunRepositories>(
  { store }: Pick<RunParts<Repositories>, 'store'>,
  owner: RunOwner,
  { reqKey, rows }: AskedRun,
): Promise<Result<IssueRun, StartRefusal> | null> => {
  const known = await store.issueRuns.byReqKey(owner, reqKey)
  if (known !== null) {
    const isSame = known.collection === owner.collection && known.rowsHash === sha256(JSON.stringify(rows))
    return isSame ? succeed(known) : fail({ reason: 'issueRun.conflict' })
  }
  return (await store.issueRuns.openOf(owner)) === null ? null : fail({ reason: 'issueRun.another' })
}

/** Begins a run. One of the same request key is answered as it is, without the PIN being tried again. */
export const startRun = async <Repositories extends RunRepositories>(
  parts: RunParts<Repositories>,
  asked: AskedRun,
  asker: Asker,
): Promise<Result<IssueRun, StartRefusal>> => {
  const { store, clock, runner, documents } = parts
  const owner = ownerOf(parts, asker)
  const answered = await answerOf(parts, owner, asked)
  if (answered !== null) return answered
  const opened = await openKey(parts, asked.key, asker)
  if (!opened.ok) return opened
  return closedUnlessTaken(opened.value, async () => {
    const now = clock()
    const run: IssueRun = {
      ...owner,
      id: newId(now.getTime()),
      reqKey: asked.reqKey,
      rowsHash: sha256(JSON.stringify(asked.rows)),
      state: 'running',
      reason: '',
      serialNumber: opened.value.certificate.serialNumber,
      total: asked.rows.length,
      claim: 1,
      startedAt: now.toISOString(),
      endedAt: '',
    }
    const begun = await store.transaction<boolean, never>(async (inside) => {
      const isNew = await inside.issueRuns.insert(run, asked.rows, claimedUntil(now))
      if (isNew) await inside.audit.append(runEntry(parts, run, 'issueRun.started'))
      return succeed(isNew)
    })
    if (!begun.ok || !begun.value) {
      // Somebody of the same account was faster.
      const answer = (await answerOf(parts, owner, asked)) ?? fail({ reason: 'issueRun.another' as const })
      return { answer, isTaken: false }
    }
    runner.carry({ store, clock, documents, member: asker.member, opened: opened.value }, run)
    return { answer: succeed(run), isTaken: true }
  })
}

/** Whether a run that was paused is at documents still: whoever took them ends them, or loses them with its claim. */
const isUnderWay = async (
  { issueRuns }: IssueRunRepositories,
  { companyId, id }: Pick<IssueRun, 'companyId' | 'id'>,
): Promise<boolean> => ((await issueRuns.counts(companyId, [id])).get(id)?.working ?? 0) > 0

/** Goes on with a run that waits; one that runs is answered as it is. */
export const resumeRun = async <Repositories extends RunRepositories>(
  parts: RunParts<Repositories>,
  id: string,
  key: AskedKey,
  asker: Asker,
): Promise<Result<IssueRun, ResumeRefusal>> => {
  const { store, clock, runner, documents } = parts
  const found = await store.issueRuns.byId(ownerOf(parts, asker), id)
  if (found === null) return fail({ reason: 'record.absent' })
  if (found.state === 'running') return succeed(found)
  if (!isOpenRun(found.state)) return fail({ reason: 'issueRun.ended' })
  if (await isUnderWay(store, found)) return fail({ reason: 'issueRun.underWay' })
  const opened = await openKey(parts, key, asker)
  if (!opened.ok) return opened
  return closedUnlessTaken<Result<IssueRun, ResumeRefusal>>(opened.value, async () => {
    const now = clock()
    const serialNumber = opened.value.certificate.serialNumber
    const resumed = await store.transaction<{ run: IssueRun; isTaken: boolean }, ResumeRefusal>(async (inside) => {
      const held = await inside.issueRuns.hold(found, id)
      if (held === null) return fail({ reason: 'record.absent' })
      if (held.state === 'running') return succeed({ run: held, isTaken: false })
      if (held.state !== 'waiting') return fail({ reason: 'issueRun.ended' })
      if (await isUnderWay(inside, held)) return fail({ reason: 'issueRun.underWay' })
      const run: IssueRun = { ...held, state: 'running', reason: '', serialNumber, claim: held.claim + 1 }
      await inside.issueRuns.change(run, { ...run, claimedUntil: claimedUntil(now) }, now.toISOString())
      await inside.audit.append(runEntry(parts, run, 'issueRun.resumed'))
      return succeed({ run, isTaken: true })
    })
    if (!resumed.ok) return { answer: resumed, isTaken: false }
    const { run, isTaken } = resumed.value
    if (isTaken) runner.carry({ store, clock, documents, member: asker.member, opened: opened.value }, run)
    return { answer: succeed(run), isTaken }
  })
}
