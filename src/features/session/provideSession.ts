import { t } from '@lingui/core/macro'
import { fromCallback, fromPromise } from 'xstate'
import type { SessionUser } from '../../domain/session.ts'
import { session } from '../../machines/session/session.ts'
import type { Attempt, SessionEvent } from '../../machines/session/setup.ts'
import { notify } from '../../ui/feedback/toasts.ts'
import type { Credentials, OneShot } from './credentials.ts'
import type { OtherTabs } from './otherTabs.ts'
import { rememberUserId } from './rememberedUserId.ts'
import { warningLead, type ServerClock } from './serverClock.ts'
import type { SessionCalls } from './sessionCalls.ts'
import type { WaitingCalls } from './waitingCalls.ts'

export interface SessionParts {
  readonly calls: SessionCalls
  readonly clock: ServerClock
  readonly tabs: OtherTabs
  readonly waiting: WaitingCalls
  /** The password on its way from the field. */
  readonly credentials: OneShot<Credentials>
  /** The code of a mail on its way from the field. */
  readonly code: OneShot<string>
  /** The user's new password on its way from the field. */
  readonly newPassword: OneShot<string>
  /** The path that the sign-in interrupts, or null. */
  readonly callbackPath: () => string | null
  readonly forgetWhatWasRead: () => void
}

const signInWith = async (
  { calls, clock, credentials, callbackPath }: SessionParts,
  signal: AbortSignal,
): Promise<Attempt> => {
  const given = credentials.take()
  if (given === null) throw new Error('credentials.submitted came without credentials')
  const attempt = await notify.loadingWhile(t`Logging...`, () => calls.signIn(given, callbackPath(), signal))
  if (attempt.ok) {
    clock.sawStart(attempt.value.user.exp)
    rememberUserId(attempt.value.user.id, given.userId)
  }
  return attempt
}

/** Only what has no field to stand at is shown in a toast (seed 002 §8). */
const announce = (attempt: Attempt) => {
  if (attempt.ok) return
  const { failure } = attempt
  switch (failure.code) {
    case 'user.notFound':
    case 'password.incorrect':
      return
    case 'account.notActive':
      notify.error(t`User account is not active`)
      return
    case 'credentials.invalid':
      notify.error(t`Invalid username or password`)
      return
    case 'signIn.tooMany':
    case 'server.refused':
      notify.error(failure.message === '' ? t`Login failed` : failure.message)
      return
    default:
      notify.error(t`Login failed`)
  }
}

/** The session's flow with its calls, clock and tabs. */
export const provideSession = (parts: SessionParts) => {
  const { calls, clock, tabs, waiting } = parts
  const untilEnd = (user: SessionUser | null) => (user === null ? 0 : clock.untilEnd(user.exp))
  return session.provide({
    actors: {
      readSession: fromPromise(async ({ signal }) => {
        const read = await calls.read(signal)
        if (read.ok && read.value !== null) clock.sawAlive(read.value.exp)
        return read
      }),
      signIn: fromPromise(({ signal }) => signInWith(parts, signal)),
      checkCode: fromPromise(async ({ signal }) => {
        const code = parts.code.take()
        if (code === null) throw new Error('code.submitted came without a code')
        const attempt = await calls.checkCode(code, parts.callbackPath(), signal)
        if (attempt.ok) clock.sawStart(attempt.value.user.exp)
        return attempt
      }),
      sendCode: fromPromise(async ({ signal }) => {
        const sent = await calls.sendCode(signal)
        if (sent.ok) notify.success(t`Another code is on its way, if your password was right`)
        return sent
      }),
      changePassword: fromPromise(({ signal }) => {
        const password = parts.newPassword.take()
        if (password === null) throw new Error('password.submitted came without a password')
        return calls.changePassword(password, signal)
      }),
      signOut: fromPromise(({ signal }) => calls.signOut(signal)),
      followOtherTabs: fromCallback<SessionEvent>(({ sendBack }) => tabs.follow(sendBack)),
    },
    actions: {
      forgetWhatWasRead: parts.forgetWhatWasRead,
      announceFailure: (_, { attempt }) => announce(attempt),
      announceStarted: tabs.announceStarted,
      announceEnded: ({ context }) => tabs.announceEnded(context.user?.id ?? ''),
      releaseWaitingCalls: waiting.release,
      refuseWaitingCalls: waiting.refuse,
    },
    delays: {
      untilWarning: ({ context }) => Math.max(0, untilEnd(context.user) - warningLead),
      untilExpiry: ({ context }) => untilEnd(context.user),
    },
  })
}
