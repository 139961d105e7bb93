import type { RefusalOf } from '../../src/api/contract/call.ts'
import { mostUnfinished, type unfinishedCalls } from '../../src/api/contract/documents/unfinished.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { Clock } from '../clock.ts'
import type { ServerRefusal } from '../refusals.ts'
import { newId } from '../store/identifiers.ts'
import type { StoreOf } from '../store/store.ts'
import type { CompanyRepositories } from '../companies/companies.ts'
import type { Owner, Unfinished, UnfinishedRepositories } from './unfinished.ts'

type Store = StoreOf<UnfinishedRepositories & CompanyRepositories>

type KeepRefusal = ServerRefusal<RefusalOf<ReturnType<typeof unfinishedCalls>['keep']>>

const keptElsewhere = fail({ reason: 'unfinished.keptElsewhere' } satisfies KeepRefusal)

/** What a tab wants kept; `revision` is what it knows to be kept, or empty. */
export type Wanted = Omit<Unfinished, 'id' | 'keptAt'>

/**
 * Keeps a form over what the same tab has kept, whose answer it may not have got, or over the revision that it names; never over what another tab
 * has kept since.
 */
export const keepForm = (
  store: Store,
  clock: Clock,
  owner: Owner,
  wanted: Wanted,
): Promise<Result<Unfinished, KeepRefusal>> =>
  store.transaction<Unfinished, KeepRefusal>(async ({ accounts, unfinishedForms }) => {
    // Two tabs that keep at once would count the same forms.
    await accounts.hold(owner.accountId)
    const now = clock()
    const found = await unfinishedForms.at(owner, wanted)
    const form = {
      ...wanted,
      id: found?.id ?? newId(now.getTime()),
      revision: newId(now.getTime()),
      keptAt: now.toISOString(),
    }
    if (found !== null) {
      const isKnown = found.writer === wanted.writer || found.revision === wanted.revision
      const isWritten = isKnown && (await unfinishedForms.replace(owner, form, found.revision))
      return isWritten ? succeed(form) : keptElsewhere
    }
    if ((await unfinishedForms.count(owner)) >= mostUnfinished) return fail({ reason: 'unfinished.tooMany' })
    return (await unfinishedForms.insert(owner, form)) ? succeed(form) : keptElsewhere
  })

/** Removes a form as it is known; the account is held first, as by whoever keeps one. */
export const discardForm = (
  store: Store,
  owner: Owner,
  collection: string,
  known: Pick<Unfinished, 'id' | 'revision' | 'writer'>,
): Promise<Result<{ readonly discarded: boolean }, never>> =>
  store.transaction<{ readonly discarded: boolean }, never>(async ({ accounts, unfinishedForms }) => {
    await accounts.hold(owner.accountId)
    return succeed({ discarded: await unfinishedForms.remove(owner, collection, known) })
  })
