import { eInvoice } from '../../../src/domain/declaration/forms/eInvoice.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { keyOf } from '../../documents/documentKey.ts'
import type { NamedStep } from '../../documents/documentHistory.ts'
import { note } from '../../documents/note.ts'
import { announceToReaders } from '../../documents/notifyReaders.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { formOfHead } from './content.ts'
import { keptDeclarations } from './kind.ts'
import type { DeclarationTypes } from './kindTypes.ts'
import { declarationKey, type DeclarationEvent, type DeclarationHead } from './store/declarations.ts'
import type { Repositories, Store } from './store/repositories.ts'

/** When the authority last asked for an explanation of what was sent last; null where it has not. */
const askedAt = (events: readonly DeclarationEvent[]): string | null => {
  const latest = events.findLast(({ status }) => status === 'sent' || status === 'explaining')
  return latest?.status === 'explaining' ? latest.at : null
}

/** What was noted last since the authority has asked; null where nothing was. */
export const latestExplanation = async (
  { documentHistory }: Pick<Repositories, 'documentHistory'>,
  head: Pick<DeclarationHead, 'companyId' | 'id' | 'year'>,
  events: readonly DeclarationEvent[],
): Promise<NamedStep | null> => {
  const from = askedAt(events)
  if (from === null) return null
  const steps = await documentHistory.steps(keyOf(declarationKey, head), { from, before: null })
  return steps.findLast(({ kind }) => kind === 'explained') ?? null
}

interface Explained {
  readonly id: string
  readonly text: string
}

type Refused = ServerRefusal<'record.absent' | 'declaration.notExplaining'>

/**
 * Notes that the explanation which the authority waits for was given, and what it says. The declaration is held, so that no answer of the
 * authority comes in between; a text that was noted last is not noted again, since its answer may have been lost.
 */
export const noteExplained = (
  store: Store,
  clock: Clock,
  { companyId, account }: Member,
  { id, text }: Explained,
): Promise<Result<string, Refused>> =>
  store.transaction<string, Refused>(async (inside) => {
    const [head] = await inside.declarations.heads.hold(companyId, [id])
    if (head === undefined || formOfHead(head) !== eInvoice) return fail({ reason: 'record.absent' })
    if (head.status !== 'explaining') return fail({ reason: 'declaration.notExplaining' })
    const latest = await latestExplanation(inside, head, await inside.declarations.events(companyId, id))
    if (latest?.text === text) return succeed(latest.at)
    const by = { at: clock().toISOString(), accountId: account.id }
    await inside.documentHistory.addStep(keyOf(declarationKey, head), { ...by, kind: 'explained', text })
    await note(inside, head, { ...by, action: 'declaration.explained', detail: {} })
    await announceToReaders<DeclarationTypes>(keptDeclarations, inside, head)
    return succeed(by.at)
  })
