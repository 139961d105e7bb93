import type { RunningSession } from '../../features/session/startSession.ts'

/** What every route can reach. */
export interface AppContext {
  readonly session: RunningSession
  readonly hostname: string
}
