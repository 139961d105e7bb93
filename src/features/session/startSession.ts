import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { createApiClient, type ApiClient, type Refused, type Upload } from '../../api/client.ts'
import { createPeer } from '../../api/peer.ts'
import { inspected } from '../../machines/inspection.ts'
import type { session } from '../../machines/session/session.ts'
import { createOneShot, type Credentials } from './credentials.ts'
import { createOtherTabs } from './otherTabs.ts'
import { provideSession } from './provideSession.ts'
import { createServerClock } from './serverClock.ts'
import { createSessionCalls } from './sessionCalls.ts'
import { createWaitingCalls } from './waitingCalls.ts'

export type SessionActor = ActorRefFrom<typeof session>
export type SessionSnapshot = SnapshotFrom<typeof session>

interface SessionSurroundings {
  readonly hostname: string
  readonly fetch: typeof fetch
  /** How files are sent whose progress is shown. */
  readonly upload?: Upload
  readonly now: () => number
  /** The path that the sign-in interrupts, or null. */
  readonly callbackPath: () => string | null
  readonly forgetWhatWasRead: () => void
}

export interface RunningSession {
  readonly actor: SessionActor
  /** The client of all screens: a call that meets an ended session waits for the next one. */
  readonly api: ApiClient
  /** Takes the credentials to the sign-in that `credentials.submitted` starts. */
  readonly handOver: (credentials: Credentials) => void
  /** Takes the code to the check that `code.submitted` starts. */
  readonly handOverCode: (code: string) => void
  /** Takes the new password to the change that `password.submitted` starts. */
  readonly handOverPassword: (password: string) => void
  /** The server's time as far as it is known, in milliseconds since 1970. */
  readonly now: () => number
}

/** Begins the session's flow. It lives as long as the page: router and screens follow it. */
export const startSession = ({
  hostname,
  fetch: request,
  upload = (url, init) => request(url, init),
  now,
  callbackPath,
  forgetWhatWasRead,
}: SessionSurroundings): RunningSession => {
  const waiting = createWaitingCalls()
  const credentials = createOneShot<Credentials>()
  const code = createOneShot<string>()
  const newPassword = createOneShot<string>()
  const clock = createServerClock(now)
  const peer = createPeer()
  const account = (): string | null => actor.getSnapshot().context.user?.id ?? null
  const logic = provideSession({
    calls: createSessionCalls(request, peer, now, account),
    clock,
    tabs: createOtherTabs(now),
    waiting,
    credentials,
    code,
    newPassword,
    callbackPath,
    forgetWhatWasRead,
  })
  const actor: SessionActor = createActor(logic, { ...inspected, input: { hostname } })
  const awaitSession = (refused: Refused) => {
    const snapshot = actor.getSnapshot()
    if (!snapshot.hasTag('inside') && !snapshot.matches('signingOut')) return Promise.resolve(false)
    const renewed = waiting.wait()
    actor.send({ type: refused === 'nobody' ? 'session.refused' : 'session.displaced' })
    return renewed
  }
  actor.start()
  return {
    actor,
    api: createApiClient({ fetch: request, upload, awaitSession, account, peer }),
    handOver: credentials.put,
    handOverCode: code.put,
    handOverPassword: newPassword.put,
    now: clock.now,
  }
}
