import { Worker } from 'node:worker_threads'
import type { PrintAnswer, PrintOrder } from './order.ts'

export interface PrintThread {
  readonly send: (order: PrintOrder) => void
  /** Ends it; the next order starts another. */
  readonly drop: () => Promise<void>
}

interface Heard {
  readonly onAnswer: (answer: PrintAnswer) => void
  /** The thread is gone, and what it was drawing with it. */
  readonly onBroken: (error: unknown) => void
}

/** MB of the thread's heap, so that a print that grows without end ends the thread and not the server. */
const heap = 208
/** MB of what it has just made: by its default the thread takes as much again before it clears. */
const young = 16

const startThread = (): Worker =>
  new Worker(
    import.meta.url.endsWith('.ts')
      ? new URL('./printWorker.ts', import.meta.url)
      : new URL('./printWorker.mjs', import.meta.url),
    { resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: young } },
  )

/** The thread that draws, started by its first order. What one that was dropped still says is not heard. */
export const createPrintThread = ({ onAnswer, onBroken }: Heard): PrintThread => {
  let thread: Worker | null = null
  const start = (): Worker => {
    const started = startThread()
    const breakDown = (error: unknown): void => {
      if (thread !== started) return
      thread = null
      onBroken(error)
    }
    // It keeps no program alive by itself.
    started.unref()
    started.on('message', (answer: PrintAnswer) => thread === started && onAnswer(answer))
    started.on('error', breakDown)
    started.on('exit', (code) => breakDown(new Error(`ended with ${code}`)))
    return started
  }
  return {
    send: (order) => {
      thread ??= start()
      thread.postMessage(order)
    },
    drop: async () => {
      const ended = thread
      thread = null
      await ended?.terminate()
    },
  }
}
