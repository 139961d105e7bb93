import { open } from 'node:fs/promises'

type Bytes = Uint8Array<ArrayBuffer>

/** Bytes that are read of a file at a time. */
const pieceSize = 64 * 1024

async function* piecesOf(path: string, kept: number, tail: Bytes | null): AsyncGenerator<Bytes, void> {
  const file = await open(path)
  try {
    for (let at = 0; at < kept;) {
      const { buffer, bytesRead } = await file.read(new Uint8Array(Math.min(pieceSize, kept - at)), { position: at })
      if (bytesRead === 0) throw new Error(`${path} has become shorter`)
      at += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
  if (tail !== null) yield tail
}

/**
 * The first `kept` bytes of a file, and `tail` behind them: opened when the first are asked for, read no faster than they are taken, and closed
 * where nobody takes them any more.
 */
export const fileStream = (path: string, kept: number, tail: Bytes | null = null): ReadableStream<Bytes> => {
  const pieces = piecesOf(path, kept, tail)
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        const next = await pieces.next()
        if (next.done === true) controller.close()
        else controller.enqueue(next.value)
      },
      async cancel() {
        await pieces.return()
      },
    },
    { highWaterMark: 0 },
  )
}
