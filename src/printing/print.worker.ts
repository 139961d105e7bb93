import { makePdf } from './makePdf.ts'
import type { PrintAnswer, PrintRequest } from './protocol.ts'

// Drawing takes hundreds of milliseconds: beside the page, not in it.
self.addEventListener('message', ({ data: { id, document, fonts } }: MessageEvent<PrintRequest>) => {
  const answer = (message: PrintAnswer): void => self.postMessage(message)
  makePdf(document, fonts, (drawn) => answer({ id, drawn })).then(
    (printed) => answer({ id, printed }),
    (error: unknown) => answer({ id, crashed: error instanceof Error ? error.message : String(error) }),
  )
})
