import type { Plugin } from 'vite'
import type { PasswordCost } from '../../../server/companies/passwordCost.ts'

/** The least that argon2 takes: the real cost, 47 MiB for each sign-in, is a large part of a test that signs in often. */
export const leastPasswordCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }

/** Bundles a server whose passwords cost the least. */
export const withLeastPasswordCost = (): Plugin => ({
  name: 'least-password-cost',
  load: (id) =>
    id.endsWith('/server/companies/passwordCost.ts')
      ? `export const passwordCost = ${JSON.stringify(leastPasswordCost)}`
      : null,
})
