import { succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { GenerateRefusal } from './refusals.ts'
import type { Member } from '../../companies/member.ts'
import type { Submission } from './store/registrations.ts'
import type { Store } from './store/repositories.ts'
import { discardUnfinished, keep, prepareFilingFor, type Edition } from './drafts.ts'
import { submissionOf } from './filingRecords.ts'
import { note } from './note.ts'
import { notifyFormerWriter } from './notifyStaff.ts'

/**
 * Saves the declaration and writes its XML under a new request key (seed 000 §7). Content that has an XML which nobody has
 * registered gets that one again; filed content never does.
 */
export const generateXml = async (
  store: Store,
  clock: Clock,
  member: Member,
  edition: Edition,
): Promise<Result<Submission, GenerateRefusal>> => {
  const prepared = await prepareFilingFor(store, clock, member.companyId, edition)
  if (!prepared.ok) return prepared
  const now = clock()
  return store.transaction(async (inside) => {
    const kept = await keep(
      inside,
      member.companyId,
      { content: prepared.value.content, version: edition.version },
      now,
    )
    if (!kept.ok) return kept
    await discardUnfinished(inside, member, edition.unfinished)
    const unfinished = await inside.submissions.unfinished(member.companyId, kept.value.id, kept.value.contentHash)
    if (unfinished !== null) return succeed(unfinished)
    const submission = submissionOf(
      edition.form,
      { ...kept.value, companyId: member.companyId, content: prepared.value.content },
      prepared.value.values,
      now,
    )
    await inside.submissions.insert(submission)
    await notifyFormerWriter(inside, member, kept.value, { version: edition.version, at: now.toISOString() })
    await inside.declarationHistory.addStep({
      at: now.toISOString(),
      companyId: member.companyId,
      declarationId: kept.value.id,
      kind: 'generated',
      accountId: member.account.id,
    })
    await note(inside, {
      at: now.toISOString(),
      companyId: member.companyId,
      accountId: member.account.id,
      action: 'declaration.generated',
      declarationId: kept.value.id,
      detail: { req_key: submission.reqKey, xml: submission.xmlSha256 },
    })
    return succeed(submission)
  })
}
