import * as v from 'valibot'
import type { SignedXml } from '../../machines/documentSubmit/setup.ts'
import { signingWays, type SigningWay } from '../../machines/signingWays.ts'
import { unlessClosed } from '../../ui/unlessClosed.ts'

const signatureSchema = v.nullable(v.object({ xml: v.string(), signedBy: v.string() }))

/** A second XML that is signed and sent with the first. */
const companionSchema = v.object({
  reqKey: v.string(),
  xml: v.string(),
  signId: v.string(),
  layout: v.object({ root: v.string(), core: v.string(), signers: v.string(), signerPlace: v.string() }),
  signature: signatureSchema,
})

const storedSchema = v.object({
  userId: v.string(),
  /** The key of its collection; the first releases filed declarations of e-invoices alone, and kept none. */
  collection: v.optional(v.string(), 'eInvoice'),
  /** The document's id, under the name that tabs of earlier releases read and write. */
  declarationId: v.string(),
  reqKey: v.string(),
  sellerTaxCode: v.string(),
  sellerName: v.string(),
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam. */
  generatedAt: v.string(),
  way: v.picklist(signingWays),
  /** What is signed. */
  xml: v.string(),
  signId: v.string(),
  signature: signatureSchema,
  /** Earlier releases kept none. */
  companion: v.optional(v.nullable(companionSchema), null),
})

const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  storedSchema,
  v.transform(({ declarationId: documentId, ...work }) => ({ ...work, documentId })),
)

/**
 * A submission from its generated XML on, as it survives a reload. `signature` holds the signed XML until it is registered or let go.
 */
export type SavedWork = v.InferOutput<typeof keptSchema>

/** Whether all of a submission is signed: its XML, and what goes with it. */
export const isWorkSigned = ({ signature, companion }: Pick<SavedWork, 'signature' | 'companion'>): boolean =>
  signature !== null && (companion === null || companion.signature !== null)

/** What the machine knows of a submission that is signed and kept; null where it is not signed. */
const signedXmlOf = (work: SavedWork): SignedXml | null => {
  if (!isWorkSigned(work)) return null
  const { documentId, reqKey, companion, sellerTaxCode, way } = work
  return { documentId, reqKey, companionKey: companion?.reqKey ?? null, sellerTaxCode, way }
}

export interface WorkStore {
  readonly save: (work: SavedWork) => void
  readonly find: (userId: string, reqKey: string) => SavedWork | null
  readonly list: (userId: string) => readonly SavedWork[]
  readonly remove: (userId: string, reqKey: string) => void
  /** False for what could only be kept in memory, since the browser's storage is full or closed: a reload would lose it. */
  readonly isKept: (userId: string, reqKey: string) => boolean
  /** Calls back after every saving and removal of this tab; returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The part of the browser's storage that is used. */
export type WorkStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

const prefix = 'tokhai:submission:'
const keyOf = (userId: string, reqKey: string): string => `${prefix}${encodeURIComponent(userId)}:${reqKey}`

const writtenWork = ({ documentId: declarationId, ...work }: SavedWork): string =>
  JSON.stringify({ ...work, declarationId } satisfies v.InferOutput<typeof storedSchema>)

const readWork = (text: string | null): SavedWork | null => {
  const read = v.safeParse(keptSchema, text)
  return read.success ? read.output : null
}

/** Submissions by user and request key, one entry each, so that tabs never overwrite one another. */
export const createWorkStore = (openStorage: () => WorkStorage | null): WorkStore => {
  const storage = unlessClosed(openStorage, null)
  const memory = new Map<string, SavedWork>()
  const listeners = new Set<() => void>()
  const announce = (): void => listeners.forEach((listener) => listener())
  const stored = (key: string): SavedWork | null => unlessClosed(() => readWork(storage?.getItem(key) ?? null), null)

  return {
    save(work) {
      const key = keyOf(work.userId, work.reqKey)
      const isKept = unlessClosed(() => {
        if (storage === null) return false
        storage.setItem(key, writtenWork(work))
        return true
      }, false)
      if (isKept) memory.delete(key)
      else memory.set(key, work)
      announce()
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
      announce()
    },
    isKept: (userId, reqKey) => !memory.has(keyOf(userId, reqKey)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * The way in which a draft was being signed by a remote signature when a page was left: a request may wait, or be confirmed. A device that is
 * held in the hand is chosen again.
 */
export const keptWay = (store: WorkStore, userId: string, documentId: string): SigningWay | null => {
  const isKept = store
    .list(userId)
    .some((work) => work.documentId === documentId && work.way === 'remote' && !isWorkSigned(work))
  return isKept ? 'remote' : null
}

/** The signed XML of a draft that this browser keeps for a user, or null. */
export const keptSignedXml = (store: WorkStore, userId: string, documentId: string): SignedXml | null =>
  store
    .list(userId)
    .filter((work) => work.documentId === documentId)
    .map(signedXmlOf)
    .find((work) => work !== null) ?? null
