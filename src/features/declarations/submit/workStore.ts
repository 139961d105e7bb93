import * as v from 'valibot'
import type { GeneratedXml } from '../../../machines/declarationSubmit/setup.ts'

const savedWorkSchema = v.object({
  userId: v.string(),
  declarationId: v.string(),
  reqKey: v.string(),
  sellerTaxCode: v.string(),
  sellerName: v.string(),
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam. */
  generatedAt: v.string(),
  signature: v.nullable(v.object({ xml: v.string(), signedBy: v.string(), unsignedXml: v.string(), signId: v.string() })),
})

/**
 * A submission from its generated XML on, as it survives a reload. `signature` holds the signed XML until it is registered
 * or let go, and what was signed, in case the server wants another signature of it.
 */
export type SavedWork = v.InferOutput<typeof savedWorkSchema>

/** What the machine knows of a kept submission. */
export const workOf = ({ declarationId, reqKey, sellerTaxCode }: SavedWork): GeneratedXml => ({ declarationId, reqKey, sellerTaxCode })

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

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const readWork = (text: string | null): SavedWork | null => {
  const read = v.safeParse(savedWorkSchema, text === null ? null : parsed(text))
  return read.success ? read.output : null
}

/** A full or forbidden storage answers with a DOMException; the work then lives in memory alone. */
const attempted = <Value>(action: () => Value, otherwise: Value): Value => {
  try {
    return action()
  } catch (error) {
    if (error instanceof DOMException) return otherwise
    throw error
  }
}

/** Submissions by user and request key, one entry each, so that tabs never overwrite one another. */
export const createWorkStore = (openStorage: () => Shelf | null): WorkStore => {
  const storage = attempted(openStorage, null)
  const memory = new Map<string, SavedWork>()
  const stored = (key: string): SavedWork | null => attempted(() => readWork(storage?.getItem(key) ?? null), null)

  return {
    save(work) {
      const key = keyOf(work.userId, work.reqKey)
      const isKept = attempted(() => {
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
      const keys = attempted(() => Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? ''), [])
      const all = new Set([...keys, ...memory.keys()].filter((key) => key.startsWith(own)))
      return [...all].flatMap((key) => memory.get(key) ?? stored(key) ?? [])
    },
    remove(userId, reqKey) {
      const key = keyOf(userId, reqKey)
      memory.delete(key)
      attempted(() => storage?.removeItem(key), undefined)
    },
  }
}
