import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { errorFields, type Log } from '../log.ts'
import type { PrintOrder } from './order.ts'
import { createPrintThread } from './printThread.ts'

/** `print.busy`: more wait than are taken; `print.failed`: this one could not be drawn. */
export type PrintFailure = 'print.busy' | 'print.failed'
type Printed = Result<Uint8Array<ArrayBuffer>, PrintFailure>

export interface PdfPrinter {
  /** One at a time, in the order of asking. */
  readonly print: (order: PrintOrder) => Promise<Printed>
  /** Ends the thread; what waits fails. */
  readonly stop: () => Promise<void>
}

interface Parts {
  readonly log: Log
  /** How many wait at most, beside the one that is drawn. */
  readonly mostWaiting?: number
  /** Milliseconds after which a drawing is given up. */
  readonly patience?: number
  /** Milliseconds after which the thread ends where nothing is asked: its fonts take some hundred MB. */
  readonly idle?: number
}

interface Asked extends PromiseWithResolvers<Printed> {
  readonly order: PrintOrder
}

/** Draws documents in a thread, which starts with the first and again after one that has ended it. */
export const createPdfPrinter = (parts: Parts): PdfPrinter => {
  const { log, mostWaiting = 100, patience = 30_000, idle = 60_000 } = parts
  const waiting: Asked[] = []
  let drawn: Asked | null = null
  let timer: NodeJS.Timeout | undefined

  const finish = (printed: Printed): void => {
    drawn?.resolve(printed)
    next()
  }
  const failWith = (error: unknown): void => {
    log('error', 'print.failed', errorFields(error))
    finish(fail('print.failed'))
  }
  const thread = createPrintThread({
    onAnswer: (answer) => ('pdf' in answer ? finish(succeed(answer.pdf)) : failWith(answer.failed)),
    onBroken: failWith,
  })
  const giveUp = (): void => {
    void thread.drop()
    failWith(new Error('took too long'))
  }
  const next = (): void => {
    clearTimeout(timer)
    drawn = waiting.shift() ?? null
    if (drawn === null) timer = setTimeout(() => void thread.drop(), idle).unref()
    else {
      timer = setTimeout(giveUp, patience)
      thread.send(drawn.order)
    }
  }
  return {
    print: (order) => {
      if (waiting.length >= mostWaiting) return Promise.resolve(fail('print.busy'))
      const asked: Asked = { ...Promise.withResolvers<Printed>(), order }
      waiting.push(asked)
      if (drawn === null) next()
      return asked.promise
    },
    stop: async () => {
      clearTimeout(timer)
      for (const asked of [drawn, ...waiting.splice(0)]) asked?.resolve(fail('print.failed'))
      drawn = null
      await thread.drop()
    },
  }
}
