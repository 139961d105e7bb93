import { fromCallback, type EventObject } from 'xstate'
import type { BulkEvent } from '../../machines/documentsSubmit/setup.ts'
import type { WorksInput } from '../../machines/documentsSubmit/works.ts'
import { claimWork, type WorkSettings } from '../submit/holdWork.ts'

/** Holds several XML against other tabs while it lives. Says once which it could hold, and which of them are signed already. */
export const provideHoldWorks = (settings: WorkSettings) =>
  fromCallback<EventObject, WorksInput>(({ input: { way, works }, sendBack }) => {
    const ending = new AbortController()
    const begin = async (): Promise<BulkEvent | null> => {
      const signed: string[] = []
      const elsewhere: string[] = []
      for (const { work, document } of works) {
        const claim = await claimWork({ work, way, document }, settings, ending.signal)
        if (claim === null) return null
        if (claim === 'signed') signed.push(work.reqKey)
        if (claim === 'elsewhere') elsewhere.push(work.reqKey)
      }
      return { type: 'works.claimed', signed, elsewhere }
    }
    const claim = async (): Promise<void> => {
      const event = await begin()
      if (event !== null) sendBack(event)
    }
    void claim()
    return () => ending.abort()
  })
