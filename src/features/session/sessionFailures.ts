import { login, loginCode, loginCodeAgain } from '../../api/contract/auth.ts'
import { declaredRefusal } from '../../api/declaredRefusal.ts'
import type { Refusal, ServerFailure } from '../../domain/failure.ts'
import type { CodeAttempt, CodeSent, SignInFailure } from '../../machines/session/setup.ts'

/** The messages by which seed 002 §4.2 distinguishes wrong credentials, with what they mean here. */
const messages: ReadonlyMap<string, 'user.notFound' | 'password.incorrect'> = new Map([
  ['user not found', 'user.notFound'],
  ['password is incorrect', 'password.incorrect'],
])

/**
 * Whether a status without a message refuses the credentials. From 500 on the server has failed, which says nothing about them; a code of
 * the backend's own from 600 on is a refusal, as 901 is (docs/decisions/0185).
 */
const refusesCredentials = (status: number): boolean => [400, 401, 403, 422].includes(status) || status >= 600

/** What another backend says by code and message alone, and this product's server of a body that it could not read. */
const refusalByMessage = (failure: Refusal): SignInFailure => {
  if (failure.status === 901) return { code: 'account.notActive' }
  if (failure.message === '') return refusesCredentials(failure.status) ? { code: 'credentials.invalid' } : failure
  const said = messages.get(failure.message.replace(/\.$/, '').toLowerCase())
  return said === undefined ? failure : { code: said }
}

const refusal = (failure: Refusal): SignInFailure => {
  const reason = declaredRefusal(login, failure)
  switch (reason) {
    case '901':
      return { code: 'account.notActive' }
    case 'user.notFound':
    case 'password.incorrect':
      return { code: reason }
    case 'login.codeNeeded':
      return { code: 'signIn.codeNeeded' }
    case 'login.tooMany':
      return { code: 'signIn.tooMany', message: failure.message }
    case 'password.keyExpired':
      return failure
    case 'request.malformed':
    case null:
      return refusalByMessage(failure)
  }
}

/**
 * Why the credentials were not accepted: by the reason of this product's server, else by code and message as seed 002 §4.2 and §8 name
 * them.
 */
export const signInFailure = (failure: ServerFailure): SignInFailure => {
  if (failure.code === 'server.refused') return refusal(failure)
  return failure.code === 'server.failed' && refusesCredentials(failure.status)
    ? { code: 'credentials.invalid' }
    : failure
}

type FailureOf<Outcome> = Outcome extends { ok: false; failure: infer Failure } ? Failure : never

/** Why a code did not let in. */
export const codeFailure = (failure: ServerFailure): FailureOf<CodeAttempt> => {
  if (failure.code !== 'server.refused') return failure
  const reason = declaredRefusal(loginCode, failure)
  if (reason === 'login.codeWrong') return { code: 'signIn.codeWrong' }
  return reason === 'login.codeEnded' ? { code: 'signIn.codeEnded' } : failure
}

/** Why no other code is mailed. */
export const againFailure = (failure: ServerFailure): FailureOf<CodeSent> => {
  if (failure.code !== 'server.refused') return failure
  const reason = declaredRefusal(loginCodeAgain, failure)
  if (reason === 'login.codeEnded') return { code: 'signIn.codeEnded' }
  return reason === 'login.noMoreCodes' ? { code: 'signIn.noMoreCodes' } : failure
}
