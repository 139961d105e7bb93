/** Sends texts to a reader until one of the two ends it. */
export interface Output {
  readonly send: (text: string) => void
  readonly end: () => void
}

const encoder = new TextEncoder()

/**
 * An answer that goes on: `begin` sends to it and answers what is to be done once it has ended, whoever ended it. A reader who leaves more than
 * `mostWaiting` texts unread loses the stream, so that nothing piles up.
 */
export const textStream = (
  mostWaiting: number,
  begin: (output: Output) => () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let cleanUp = (): void => undefined
  let isOpen = true
  const finish = (): void => {
    if (!isOpen) return
    isOpen = false
    cleanUp()
  }
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        const end = (): void => {
          if (!isOpen) return
          finish()
          controller.close()
        }
        const send = (text: string): void => {
          if (!isOpen) return
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(text))
          else end()
        }
        cleanUp = begin({ send, end })
        // Where it has ended while it began.
        if (!isOpen) cleanUp()
      },
      cancel: finish,
    },
    new CountQueuingStrategy({ highWaterMark: mostWaiting }),
  )
}
