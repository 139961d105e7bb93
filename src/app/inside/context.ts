import type { SessionUser } from '../../domain/session.ts'

/** Who the routes inside lead, and on which host. */
export interface InsideContext {
  readonly user: SessionUser
  readonly hostname: string
}
