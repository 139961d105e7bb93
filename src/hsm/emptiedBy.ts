import type { Failure } from '../domain/failure.ts'

/** Secrets that a form of the HSM asks for. */
type Secret = 'password' | 'pin' | 'otp'

const refused: Readonly<Partial<Record<string, Secret>>> = {
  'hsm.credentialsInvalid': 'password',
  'hsm.pinWrong': 'pin',
  'hsm.pinLocked': 'pin',
}

/** Secrets that a failure takes out of their fields: the one that was refused, and the one-time code, which counts once (docs/decisions/0446). */
export const emptiedBy = ({ code }: Failure): readonly Secret[] => {
  const secret = refused[code]
  return secret === undefined ? ['otp'] : [secret, 'otp']
}
