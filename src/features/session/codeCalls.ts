import type { ApiClient } from '../../api/client.ts'
import { loginCode, loginCodeAgain } from '../../api/contract/auth.ts'
import type { AnswerOf } from '../../api/contract/call.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import { fail, succeed, type Result } from '../../domain/result.ts'
import type { CodeAttempt, CodeSent, SignedIn } from '../../machines/session/setup.ts'
import { againFailure, codeFailure } from './sessionFailures.ts'

/** Signing in with a code that was mailed, where `signIn` says that one is needed. */
export interface CodeCalls {
  readonly checkCode: (code: string, callbackPath: string | null, signal: AbortSignal) => Promise<CodeAttempt>
  /** Has another code mailed. */
  readonly sendCode: (signal: AbortSignal) => Promise<CodeSent>
}

/** The way back as a body names it. */
export const wayBack = (callbackPath: string | null) => (callbackPath === null ? {} : { callback_url: callbackPath })

/** @param signedIn reads who has been let in */
export const codeCalls = (
  api: ApiClient,
  signedIn: (
    answer: AnswerOf<typeof loginCode>,
    callbackPath: string | null,
    signal: AbortSignal,
  ) => Promise<Result<SignedIn, ServerFailure>>,
): CodeCalls => ({
  checkCode: async (code, callbackPath, signal) => {
    const answer = await api.send(loginCode, { body: { code, ...wayBack(callbackPath) } }, { signal })
    return answer.ok ? signedIn(answer.value, callbackPath, signal) : fail(codeFailure(answer.failure))
  },
  sendCode: async (signal) => {
    const answer = await api.send(loginCodeAgain, {}, { signal })
    return answer.ok ? succeed(null) : fail(againFailure(answer.failure))
  },
})
