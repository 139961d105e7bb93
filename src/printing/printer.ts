import type { ServerFailure } from '../domain/failure.ts'
import { fail, type Result } from '../domain/result.ts'
import type { ImageSource } from '../domain/templates/printedTemplate.ts'
import type { DrawnDocument, PrintedDocument } from './drawing/document.ts'
import { fontsFor } from './fonts.ts'
import workerAddress from './print.worker.ts?worker&url'
import type { PrintAnswer, PrintRequest } from './protocol.ts'

type Printed = Result<DrawnDocument, ServerFailure>

export interface PrintOptions {
  /** Ends the drawing, and with it the worker; what else it draws ends as well. */
  readonly signal?: AbortSignal
  /** Hears how many documents of a pack have been drawn. */
  readonly onDrawn?: (count: number) => void
}

interface Asked extends PromiseWithResolvers<Printed> {
  readonly onDrawn: ((count: number) => void) | undefined
}

interface Printer {
  readonly worker: Worker
  readonly waiting: Map<number, Asked>
}

/** The one address that may become a script: the security policy of the page allows this policy alone. */
const policy = window.trustedTypes?.createPolicy('print-worker', { createScriptURL: () => workerAddress })

let printer: Printer | null = null
let requests = 0

/** Ends a worker that could not be fetched or broke down; the next print starts another. */
const giveUp = (broken: Printer): void => {
  if (printer === broken) printer = null
  broken.worker.terminate()
  for (const { resolve } of broken.waiting.values()) resolve(fail({ code: 'connection.lost' }))
}

const startPrinter = (): Printer => {
  const address = policy?.createScriptURL(workerAddress) ?? workerAddress
  const started: Printer = { worker: new Worker(address, { type: 'module' }), waiting: new Map() }
  started.worker.addEventListener('error', () => giveUp(started))
  started.worker.addEventListener('message', ({ data }: MessageEvent<PrintAnswer>) => {
    const asked = started.waiting.get(data.id)
    if ('drawn' in data) {
      asked?.onDrawn?.(data.drawn)
      return
    }
    started.waiting.delete(data.id)
    if ('crashed' in data) asked?.reject(new Error(data.crashed))
    else asked?.resolve(data.printed)
  })
  return started
}

const draw = (document: PrintedDocument, text: string, { signal, onDrawn }: PrintOptions): Promise<Printed> => {
  const started = (printer ??= startPrinter())
  const { worker, waiting } = started
  requests += 1
  const request: PrintRequest = { id: requests, document, fonts: fontsFor(text) }
  const asked: Asked = { ...Promise.withResolvers<Printed>(), onDrawn }
  signal?.addEventListener('abort', () => waiting.has(request.id) && giveUp(started), { once: true })
  waiting.set(request.id, asked)
  worker.postMessage(request)
  return asked.promise
}

interface Parts {
  readonly text: string
  readonly images: readonly (ImageSource | null)[]
}

/** What distinguishes documents, and the letters that they need. */
const partsOf = (document: PrintedDocument): Parts => {
  if (document.kind !== 'template') return { text: JSON.stringify(document), images: [] }
  const { logo, background, ...texts } = document.template
  return { text: JSON.stringify(texts), images: [logo, background] }
}

const areSame = (one: Parts, other: Parts): boolean =>
  one.text === other.text && one.images.every((image, index) => image === other.images[index])

let last: { readonly parts: Parts; readonly printed: Promise<Printed> } | null = null

/**
 * The document as a PDF, drawn in a worker. The last one is kept, so that one drawn ahead of its preview is there at once.
 * Fails where the worker, a font or an image cannot be fetched, or where it was ended; a failure is not kept.
 */
export const print = async (document: PrintedDocument, options: PrintOptions = {}): Promise<Printed> => {
  const parts = partsOf(document)
  if (last === null || !areSame(parts, last.parts)) last = { parts, printed: draw(document, parts.text, options) }
  const { printed } = last
  let isKept = false
  try {
    const outcome = await printed
    isKept = outcome.ok
    return outcome
  } finally {
    if (!isKept && last?.printed === printed) last = null
  }
}
