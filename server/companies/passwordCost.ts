export interface PasswordCost {
  /** KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  /** Bytes of the key. */
  readonly tagLength: number
}

/** OWASP's first choice for argon2id. */
export const passwordCost: PasswordCost = { memory: 47_104, passes: 1, parallelism: 1, tagLength: 32 }
