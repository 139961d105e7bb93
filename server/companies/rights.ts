import { AsyncLocalStorage } from 'node:async_hooks'
import { isAdmitted, type Access } from '../../src/api/contract/call.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { StoreOf, Transactions } from '../store/store.ts'
import type { Account, Accounts } from './accounts.ts'

/** Why somebody who was let in may not act any more. */
export type RightLost = 'session.required' | 'permission.missing'

/** Who was admitted to a call that changes something, as they were then, and what the call asks for. */
export interface Acting {
  readonly account: Account
  readonly access: Access
}

/** Ends a transaction whatever has come of it, so that no service has to name the reason, or can pass over it. */
class RightLostError extends Error {
  readonly reason: RightLost

  constructor(reason: RightLost) {
    super(reason)
    this.reason = reason
  }
}

const acting = new AsyncLocalStorage<Acting>()

/** Does the work of a call for whoever was admitted to it; refused where they lose the right before a transaction of it ends. */
export const actingAs = async <Value, F>(
  who: Acting,
  work: () => Promise<Result<Value, F>>,
): Promise<Result<Value, F | ServerRefusal<RightLost>>> => {
  try {
    return await acting.run(who, work)
  } catch (error) {
    if (error instanceof RightLostError) return fail({ reason: error.reason })
    throw error
  }
}

/** Keeps what has happened outside of the database already, as a provider's answer: it has, whether or not who asked for it still may. */
export const keepingWhatHappened = <Value>(work: () => Promise<Value>): Promise<Value> => acting.exit(work)

/** Why whoever acts may not do so any more, or null; their account is held from then on. */
const lossOf = async (accounts: Pick<Accounts, 'hold'>, { account, access }: Acting): Promise<RightLost | null> => {
  const kept = await accounts.hold(account.id)
  if (kept === null || !kept.isActive) return 'session.required'
  // Their password was reset, and with it their sessions have ended.
  if (kept.mustChangePassword && !account.mustChangePassword) return 'session.required'
  return typeof access === 'string' || isAdmitted(access, kept) ? null : 'permission.missing'
}

/**
 * A store whose transactions judge at their end, behind everything else that they hold, whether whoever acts still may: nobody takes the right
 * away between that and the commit (docs/decisions/0424).
 */
export const judging = <Repositories extends { readonly accounts: Pick<Accounts, 'hold'> }>(
  store: StoreOf<Repositories>,
): StoreOf<Repositories> => ({
  ...store,
  transaction: (work) => {
    const who = acting.getStore()
    if (who === undefined) return store.transaction(work)
    return store.transaction(async (inside) => {
      const outcome = await work(inside)
      const loss = await lossOf(inside.accounts, who)
      if (loss !== null) throw new RightLostError(loss)
      return outcome
    })
  },
})

/** Judges the right before something is done that no transaction takes back. */
export const confirmRight = async (store: Transactions<unknown>): Promise<void> => {
  await store.transaction(() => Promise.resolve(succeed(null)))
}
