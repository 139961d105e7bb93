import type { NumberReason } from '../../src/domain/documents/numbers.ts'
import { noteWaiting } from '../numbering/numbering.ts'
import type { NumberRepositories } from '../numbering/numbers.ts'
import type { DocumentRepositories } from './repositories.ts'

export type NotingRepositories = NumberRepositories & Pick<DocumentRepositories, 'generated'>

/**
 * Notes why the numbers wait that XML under these request keys bear: of documents that hold them still. Called once whoever signs has
 * answered; each is a statement of its own, so that it waits for nobody while it keeps another.
 */
export const noteUnsent = async (
  store: NotingRepositories,
  companyId: string,
  reqKeys: readonly string[],
  reason: NumberReason,
  now: Date,
): Promise<void> => {
  for (const { documentId, number } of await store.generated.numbersOf(companyId, reqKeys))
    await noteWaiting(store, companyId, { documentId, number }, reason, now.toISOString())
}

/** What the refusal of a key at the signing server says of numbers; null where it says nothing of the key. */
export const reasonOfKey = (refusal: string): NumberReason | null => {
  if (refusal === 'hsm.unreachable' || refusal === 'hsm.notConfigured') return 'keyUnreachable'
  return refusal.startsWith('hsm.') ? 'keyRefused' : null
}
