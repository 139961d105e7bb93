import { vi } from 'vitest'

/**
 * Passwords are hashed at the least cost that argon2 takes, as in the servers that tests start as processes. `secrets.hostile.test.ts`
 * reads the real one from the database of a started program.
 */
vi.mock('../../server/companies/passwordCost.ts', async () => {
  const { leastPasswordCost } = await import('../../tools/product/server/leastPasswordCost.ts')
  return { passwordCost: leastPasswordCost }
})
