import { statfs } from 'node:fs/promises'

/** Looks at one thing that the server needs; false or an error where it cannot do its work. */
export type ReadinessCheck = () => Promise<boolean>

export interface Readiness {
  readonly isReady: boolean
  readonly checks: Readonly<Record<string, 'ok' | 'failing'>>
}

/** Milliseconds that a check may take: whoever asks has a time limit too. */
const checkLimit = 3000
/** Bytes of a disk below which databases and logs stop. */
const leastRoom = 64 * 1024 * 1024

const looksFine = async (check: ReadinessCheck): Promise<boolean> => {
  try {
    return await check()
  } catch {
    return false
  }
}

const inTime = async (check: ReadinessCheck): Promise<boolean> => {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), checkLimit)
  const isFine = await Promise.race([looksFine(check), late])
  clearTimeout(timer)
  return isFine
}

export const checkReadiness = async (checks: Readonly<Record<string, ReadinessCheck>>): Promise<Readiness> => {
  const looked = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, (await inTime(check)) ? 'ok' : 'failing'] as const),
  )
  return { isReady: looked.every(([, state]) => state === 'ok'), checks: Object.fromEntries(looked) }
}

/** What a server with a database of its own needs: one that takes what is written, its latest schema, and room in the data folder. */
export const readinessChecks = (
  database: ReadinessCheck,
  isLatestSchema: ReadinessCheck,
  dataFolder: string,
): Readonly<Record<'database' | 'migrations' | 'disk', ReadinessCheck>> => ({
  database,
  migrations: isLatestSchema,
  async disk() {
    const { bavail, bsize } = await statfs(dataFolder)
    return bavail * bsize >= leastRoom
  },
})
