import type { Locale } from '../../src/domain/locale.ts'
import type { Scope } from '../../src/domain/session.ts'

/** What a notification names, by the names that its kind gives; the texts of one that is older may miss some. */
export type Named = Readonly<Record<string, string>>

/** What a mail about a kind says in one language. */
export interface MailText {
  readonly subject: (named: Named) => string
  readonly text: (named: Named) => string
}

/** What people are notified of, as the area brings it whose records it is about (docs/decisions/0484). */
export interface NotificationKind<Name extends string = string> {
  /** Unique in the product; kept with each notification. */
  readonly name: Name
  /** Whether somebody of a scope may be notified of it, and so choose whether it is mailed. */
  readonly isFor: (scope: Scope) => boolean
  /** Whether it comes by e-mail too where somebody has not chosen: what asks for something to be done does, a colleague's change does not. */
  readonly isMailedUnasked: boolean
  readonly mail: Readonly<Record<Locale, MailText>>
}
