import type { Result } from '../../src/domain/result.ts'
import type { Accounts } from '../companies/accounts.ts'
import type { Certificates, Companies } from '../companies/companies.ts'
import type { Declarations } from '../areas/declarations/store/declarations.ts'
import type { Audit, AuthorityMessages, Outbox } from '../outbox/outbox.ts'
import type { Previews } from '../areas/pdf-viewer/store/previews.ts'
import type { Registrations, Submissions } from '../areas/declarations/store/registrations.ts'
import type { ServerSecrets, Sessions, SignInGuards } from '../companies/sessions.ts'

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
