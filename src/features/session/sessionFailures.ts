import type { ServerFailure } from '../../domain/failure.ts'
import type { SignInFailure } from '../../machines/session/setup.ts'

/** The sentences by which seed 002 §4.2 tells wrong credentials apart, with what they mean here. */
const sentences: ReadonlyMap<string, 'user.notFound' | 'password.incorrect'> = new Map([
  ['user not found', 'user.notFound'],
  ['password is incorrect', 'password.incorrect'],
])

/** Why nobody was let in: by the reason of this product's server, else by code and message as seed 002 §4.2 and §8 name them. */
export const signInFailure = (failure: ServerFailure): SignInFailure => {
  if (failure.code !== 'server.refused') return failure
  switch (failure.reason) {
    case '901':
      return { code: 'account.notActive' }
    case 'user.notFound':
    case 'password.incorrect':
      return { code: failure.reason }
    case 'login.tooMany':
      return { code: 'signIn.tooMany', message: failure.message }
    default:
      break
  }
  if (failure.status === 901) return { code: 'account.notActive' }
  const said = sentences.get(failure.message.replace(/\.$/, '').toLowerCase())
  return said === undefined ? failure : { code: said }
}
