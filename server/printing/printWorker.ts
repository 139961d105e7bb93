import { parentPort } from 'node:worker_threads'
import { drawOrder } from './drawOrder.ts'
import type { PrintAnswer, PrintOrder } from './order.ts'

// A thread of its own: a page takes 30 ms of a processor, in which the server would answer nobody.

const answer = (message: PrintAnswer, moved: readonly ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, moved)

parentPort?.on('message', (order: PrintOrder) => {
  drawOrder(order).then(
    (pdf) => answer({ pdf }, [pdf.buffer]),
    (failed: unknown) => answer({ failed }),
  )
})
