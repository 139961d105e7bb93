import type { Result } from '../../src/domain/result.ts'
import type { Accounts } from './accounts.ts'
import type { Certificates, Companies } from './companies.ts'
import type { Declarations } from './declarations.ts'
import type { Audit, AuthorityMessages, Outbox } from './outbox.ts'
import type { Previews } from './previews.ts'
import type { Registrations, Submissions } from './registrations.ts'
import type { ServerSecrets, Sessions, SignInGuards } from './sessions.ts'

export interface Repositories {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly signInGuards: SignInGuards
  readonly secrets: ServerSecrets
  readonly previews: Previews
  readonly companies: Companies
  readonly certificates: Certificates
  readonly declarations: Declarations
  readonly submissions: Submissions
  readonly registrations: Registrations
  readonly outbox: Outbox
  readonly authorityMessages: AuthorityMessages
  readonly audit: Audit
}

/** All that the server remembers. The repositories of the store itself commit every call at once. */
export interface Store extends Repositories {
  /**
   * All that `work` writes through the repositories it is given becomes durable together, once it answers ok; on a failure or
   * an exception nothing of it remains. Inside, the store's own repositories are out of bounds: SQLite has one connection.
   */
  readonly transaction: <Value, F>(
    work: (inside: Repositories) => Promise<Result<Value, F>>,
  ) => Promise<Result<Value, F>>
  readonly close: () => Promise<void>
}
