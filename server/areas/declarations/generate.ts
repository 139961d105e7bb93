import { succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { GenerateRefusal } from './refusals.ts'
import type { Member } from '../../companies/member.ts'
import { keyOf } from '../../documents/documentKey.ts'
import type { GeneratedDocument } from '../../documents/generated.ts'
import { declarationKey } from './store/declarations.ts'
import type { Store } from './store/repositories.ts'
import { discardUnfinished, keep, prepareFilingFor, type Edition } from './drafts.ts'
import { generatedOf } from './filingRecords.ts'
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
): Promise<Result<GeneratedDocument, GenerateRefusal>> => {
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
    const document = keyOf(declarationKey, kept.value)
    const waiting = await inside.generated.unsigned(document, kept.value.contentHash)
    if (waiting !== null) return succeed(waiting)
    const generated = generatedOf(edition.form, kept.value, prepared.value, now)
    await inside.generated.insert(generated)
    await notifyFormerWriter(inside, member, kept.value, { version: edition.version, at: now.toISOString() })
    const by = { at: now.toISOString(), accountId: member.account.id }
    await inside.documentHistory.addStep(document, { ...by, kind: 'generated' })
    await note(inside, kept.value, {
      ...by,
      action: 'declaration.generated',
      detail: { req_key: generated.reqKey, xml: generated.xmlSha256 },
    })
    return succeed(generated)
  })
}
