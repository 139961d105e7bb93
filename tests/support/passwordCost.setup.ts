import { vi } from 'vitest'

/**
 * Passwords are hashed at the least cost that argon2 takes: the real one, 47 MiB for each sign-in, took nearly half of
 * the time of tests that sign in often. `secrets.hostile.test.ts` reads the real one from the database of a started program.
 */
vi.mock('../../server/companies/passwordCost.ts', () => ({
  passwordCost: { memory: 8, passes: 1, parallelism: 1, tagLength: 32 },
}))
