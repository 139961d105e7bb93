import type { Scope } from '../../../../src/domain/session.ts'
import type { Account } from '../../../companies/accounts.ts'
import type { Page, PageRequest } from '../../../store/page.ts'

/** Accounts of a company that are managed as its users. */
export interface Users {
  /** `words` are folded and must all be found; none finds everything. */
  readonly page: (
    companyId: string,
    filter: { readonly words: readonly string[]; readonly scopes: readonly Scope[] },
    request: PageRequest,
  ) => Promise<Page<Account>>
  readonly byId: (companyId: string, id: string) => Promise<Account | null>
  /** The same, held until the transaction ends, so that nobody else writes it meanwhile. */
  readonly hold: (companyId: string, id: string) => Promise<Account | null>
  /** Those of these ids that there are, held alike. */
  readonly holdAll: (companyId: string, ids: readonly string[]) => Promise<readonly Account[]>
  /** Activates or deactivates them. */
  readonly setActive: (
    companyId: string,
    ids: readonly string[],
    change: Pick<Account, 'isActive' | 'changedAt'>,
  ) => Promise<void>
  /** How many administrators of the company can sign in. */
  readonly activeAdministrators: (companyId: string) => Promise<number>
  /** Employee numbers of the company. */
  readonly employeeNumbers: (companyId: string) => Promise<readonly string[]>
}

export interface UserRepositories {
  readonly users: Users
}
