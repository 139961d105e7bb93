import * as v from 'valibot'
import type { GeneratedXml } from '../../../machines/declarationSubmit/setup.ts'
import { unlessClosed } from '../../../ui/unlessClosed.ts'

const savedWorkSchema = v.object({
  userId: v.string(),
  declarationId: v.string(),
  reqKey: v.string(),
  sellerTaxCode: v.string(),
  sellerName: v.string(),
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam. */
  generatedAt: v.string(),
  signature: v.nullable(
    v.object({ xml: v.string(), signedBy: v.string(), unsignedXml: v.string(), signId: v.string() }),
  ),
})

const keptSchema = v.pipe(v.string(), v.parseJson(), savedWorkSchema)

/**
 * A submission from its generated XML on, as it survives a reload. `signature` holds the signed XML until it is registered
 * or let go, and what was signed, in case the server wants another signature of it.
 */
export type SavedWork = v.InferOutput<typeof savedWorkSchema>

/** What the machine knows of a kept submission. */
export const workOf = ({ declarationId, reqKey, sellerTaxCode }: SavedWork): GeneratedXml => ({
  declarationId,
  reqKey,
  sellerTaxCode,
})

export interface WorkStore {
  /** False when it could only be kept in memory, so that a reload would lose it. */
  readonly save: (work: SavedWork) => boolean
  readonly find: (userId: string, reqKey: string) => SavedWork | null
  readonly list: (userId: string) => readonly SavedWork[]
  readonly remove: (userId: string, reqKey: string) => void
}

/** The part of the browser's storage that is used. */
export type Shelf = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

const prefix = 'tokhai:submission:'
const keyOf = (userId: string, reqKey: string): string => `${prefix}${encodeURIComponent(userId)}:${reqKey}`

const readWork = (text: string | null): SavedWork | null => {
  const read = v.safeParse(keptSchema, text)
  return read.success ? read.output : null
}

/** Submissions by user and request key, one entry each, so that tabs never overwrite one another. */
export const createWorkStore = (openStorage: () => Shelf | null): WorkStore => {
  const storage = unlessClosed(openStorage, null)
  const memory = new Map<string, SavedWork>()
  const stored = (key: string): SavedWork | null => unlessClosed(() => readWork(storage?.getItem(key) ?? null), null)

  return {
    save(work) {
      const key = keyOf(work.userId, work.reqKey)
      const isKept = unlessClosed(() => {
        if (storage === null) return false
        storage.setItem(key, JSON.stringify(work))
        return true
      }, false)
      if (isKept) memory.delete(key)
      else memory.set(key, work)
      return isKept
    },
    find(userId, reqKey) {
      const key = keyOf(userId, reqKey)
      return memory.get(key) ?? stored(key)
    },
    list(userId) {
      const own = keyOf(userId, '')
      const keys = unlessClosed(
        () => Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? ''),
        [],
      )
      const all = new Set([...keys, ...memory.keys()].filter((key) => key.startsWith(own)))
      return [...all].flatMap((key) => memory.get(key) ?? stored(key) ?? [])
    },
    remove(userId, reqKey) {
      const key = keyOf(userId, reqKey)
      memory.delete(key)
      unlessClosed(() => storage?.removeItem(key), undefined)
    },
  }
}
