import type { PdfDocument, PdfStream } from 'pdfmake/build/pdfmake.min.js'

/** The operation that says where a word begins. */
const wordPlace = / Tm$/
const beyondHundredths = /(\.\d\d)\d+/g

/** pdfkit gives millionths of a point; printers place a dot within a hundredth. */
const shortened = (operation: string): string =>
  wordPlace.test(operation) ? operation.replace(beyondHundredths, '$1') : operation

/** Texts, each of whose characters is a byte, and bytes, in their order. */
const joined = (parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    if (typeof part === 'string')
      for (let index = 0; index < part.length; index += 1) bytes[at + index] = part.charCodeAt(index)
    else bytes.set(part, at)
    at += part.length
  }
  return bytes
}

const deflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const { readable, writable } = new CompressionStream('deflate')
  const writer = writable.getWriter()
  const [packed] = await Promise.all([new Response(readable).arrayBuffer(), writer.write(bytes), writer.close()])
  return new Uint8Array(packed)
}

/**
 * Keeps the operations of a page as text until it ends, and has the browser deflate streams: pdfkit makes a buffer of each operation, and deflates in
 * JavaScript, together a third of what a later document takes. `document` is any that pdfmake has made.
 */
export const compactStreams = (document: PdfDocument): void => {
  const { prototype } = document.ref({}).constructor
  const { finalize } = prototype
  const lastEnds = new WeakMap<PdfDocument, Promise<void>>()

  prototype.write = function keep(part) {
    this.buffer.push(part instanceof Uint8Array ? part : `${shortened(String(part))}\n`)
    this.data.Length ??= 0
    if (this.compress) this.data.Filter = 'FlateDecode'
  }

  const end = async (stream: PdfStream, bytes: Uint8Array<ArrayBuffer>, former: Promise<void>): Promise<void> => {
    const [packed] = await Promise.all([deflated(bytes), former])
    stream.buffer = [packed]
    stream.compress = false
    finalize.call(stream)
  }

  // A document is whole when each of its streams has ended; they are written in the order in which they were ended.
  prototype.finalize = function finalizeDeflated() {
    const bytes = joined(this.buffer)
    this.buffer = bytes.length === 0 ? [] : [bytes]
    if (!this.compress || bytes.length === 0) finalize.call(this)
    else lastEnds.set(this.document, end(this, bytes, lastEnds.get(this.document) ?? Promise.resolve()))
  }
}
