import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import type { GeneratedXml, SubmitStart } from '../../../machines/declarationSubmit/setup.ts'
import type { GiveUp, WorkLocks } from './workLocks.ts'
import { workOf, type SavedWork, type WorkStore } from './workStore.ts'

export interface Generated {
  readonly work: GeneratedXml
  readonly sellerName: string
  readonly xml: string
  readonly signId: string
}

export type Signature = Pick<NonNullable<SavedWork['signature']>, 'xml' | 'signedBy'>

/**
 * What a submission works on and the machine never holds: the form's values, the generated and the signed XML. From
 * generation on it holds the submission against other tabs and keeps it over a reload (docs/decisions/0072).
 */
export interface Workbench {
  readonly takeValues: (values: DeclarationValues) => void
  readonly values: () => DeclarationValues
  /** A draft of the list that is signed already goes on from its signature, so that nothing is signed twice. */
  readonly continued: (start: SubmitStart) => SubmitStart
  /** False where another tab is at this XML; nothing is kept then. */
  readonly begin: (generated: Generated) => Promise<boolean>
  /** Takes an interrupted submission up again; null where another tab is at it or it exists no more. */
  readonly resume: (reqKey: string) => Promise<SavedWork | null>
  readonly generated: (reqKey: string) => Generated
  readonly saved: (reqKey: string) => SavedWork | null
  readonly keepSignature: (reqKey: string, signature: Signature) => void
  readonly dropSignature: (reqKey: string) => void
  /** The submission is registered or let go: nothing of it stays. */
  readonly forget: () => Promise<void>
  /** The submission stays kept for later, and another tab may take it up. */
  readonly release: () => Promise<void>
  /** False when a reload would lose the submission, since the browser's storage is full or closed. */
  readonly isKept: () => boolean
  /** Whether this tab is at a submission now. */
  readonly isHeld: () => boolean
  /** Calls back whenever the submission is taken up, kept, forgotten or released; returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

interface WorkbenchSettings {
  readonly store: WorkStore
  readonly locks: WorkLocks
  readonly userId: string
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam. */
  readonly now: () => string
}

export const createWorkbench = ({ store, locks, userId, now }: WorkbenchSettings): Workbench => {
  const listeners = new Set<() => void>()
  let values: DeclarationValues | null = null
  let generated: Generated | null = null
  let held: { readonly reqKey: string; readonly giveUp: GiveUp } | null = null
  let isKept = true

  const tell = (): void => listeners.forEach((listener) => listener())
  const release = async (): Promise<void> => {
    const giveUp = held?.giveUp
    held = null
    generated = null
    isKept = true
    await giveUp?.()
    tell()
  }
  const hold = async (reqKey: string): Promise<boolean> => {
    if (held?.reqKey === reqKey) return true
    if (held !== null) await release()
    const giveUp = await locks.acquire(reqKey)
    if (giveUp === null) return false
    held = { reqKey, giveUp }
    return true
  }
  const saved = (reqKey: string): SavedWork | null => store.find(userId, reqKey)
  const save = (work: SavedWork): void => {
    isKept = store.save(work)
    tell()
  }
  const demandSaved = (reqKey: string): SavedWork => {
    const work = saved(reqKey)
    if (work === null) throw new Error(`no submission is kept under ${reqKey}`)
    return work
  }
  const demandGenerated = (reqKey: string): Generated => {
    if (generated?.work.reqKey !== reqKey) throw new Error(`no XML was generated under ${reqKey}`)
    return generated
  }

  return {
    takeValues(taken) {
      values = taken
    },
    values() {
      if (values === null) throw new Error('a submission was started without values')
      return values
    },
    continued(start) {
      if (start.from !== 'list') return start
      const signed = store
        .list(userId)
        .find((work) => work.declarationId === start.declarationId && work.signature !== null)
      return signed === undefined ? start : { from: 'signed', work: workOf(signed) }
    },
    async begin(next) {
      const { work, sellerName } = next
      if (!(await hold(work.reqKey))) return false
      generated = next
      const { signature = null, generatedAt = now() } = saved(work.reqKey) ?? {}
      save({ ...work, userId, sellerName, generatedAt, signature })
      return true
    },
    async resume(reqKey) {
      if (!(await hold(reqKey))) return null
      const work = saved(reqKey)
      const signature = work?.signature
      if (work && signature)
        generated = { work, sellerName: work.sellerName, xml: signature.unsignedXml, signId: signature.signId }
      tell()
      return work
    },
    generated: demandGenerated,
    saved,
    keepSignature(reqKey, signature) {
      const { xml: unsignedXml, signId } = demandGenerated(reqKey)
      save({ ...demandSaved(reqKey), signature: { ...signature, unsignedXml, signId } })
    },
    dropSignature: (reqKey) => save({ ...demandSaved(reqKey), signature: null }),
    async forget() {
      if (held !== null) store.remove(userId, held.reqKey)
      await release()
    },
    release,
    isKept: () => isKept,
    isHeld: () => held !== null,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
