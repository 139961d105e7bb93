/** What a sign-in needs. It passes by hand to the one actor that uses it (docs/decisions/0006). */
export interface Credentials {
  readonly userId: string
  readonly password: string
}

/** Longest user id and password, in characters (seed 002 §5.2, §9). */
export const credentialLimits = { userId: 150, password: 50 } as const

/** Message codes of the fields that have to be filled in first (seed 002 §5.2). */
export interface CredentialProblems {
  readonly userId?: 'user_id_is_required'
  readonly password?: 'password_is_required'
}

export const credentialProblems = ({ userId, password }: Credentials): CredentialProblems => ({
  ...(userId.trim() === '' ? { userId: 'user_id_is_required' } : {}),
  ...(password === '' ? { password: 'password_is_required' } : {}),
})

/** Holds one thing until it is taken, once. */
export interface OneShot<Value> {
  readonly put: (value: Value) => void
  readonly take: () => Value | null
}

export const createOneShot = <Value>(): OneShot<Value> => {
  let held: Value | null = null
  return {
    put: (value) => {
      held = value
    },
    take: () => {
      const taken = held
      held = null
      return taken
    },
  }
}
