/** Gives a held submission up; resolves when another tab may take it. */
export type GiveUp = () => Promise<void>

/** Which submissions some tab of this browser is at. */
export interface WorkLocks {
  /** Null where another tab, or another place in this one, is at it. A closed or reloaded tab gives up by itself. */
  readonly acquire: (reqKey: string) => Promise<GiveUp | null>
  readonly held: () => Promise<ReadonlySet<string>>
}

const prefix = 'tokhai:submission:'

const acrossTabs = (locks: LockManager): WorkLocks => ({
  acquire: (reqKey) => {
    const { promise: answer, resolve, reject } = Promise.withResolvers<GiveUp | null>()
    const { promise: untilGivenUp, resolve: release } = Promise.withResolvers<undefined>()
    const request = locks.request(prefix + reqKey, { ifAvailable: true }, async (lock) => {
      if (lock === null) {
        resolve(null)
        return
      }
      resolve(async () => {
        release(undefined)
        await request
      })
      await untilGivenUp
    })
    request.catch(reject)
    return answer
  },
  held: async () => {
    const { held = [] } = await locks.query()
    return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) === true ? [name.slice(prefix.length)] : [])))
  },
})

const inThisTab = (): WorkLocks => {
  const taken = new Set<string>()
  return {
    acquire: async (reqKey) => {
      if (taken.has(reqKey)) return null
      taken.add(reqKey)
      return async () => {
        taken.delete(reqKey)
      }
    },
    held: async () => new Set(taken),
  }
}

/** Web Locks where the page has them (secure contexts); elsewhere this tab alone is watched. */
export const createWorkLocks = (locks: LockManager | undefined): WorkLocks =>
  locks === undefined ? inThisTab() : acrossTabs(locks)
