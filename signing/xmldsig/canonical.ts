import { createHash } from 'node:crypto'
import type { XmlElement } from 'libxml2-wasm'
import { XmlC14NMode, XmlDocument } from 'libxml2-wasm'

/**
 * Canonical XML 1.0 without comments of a whole document, or of one element in its place (namespaces of its ancestors count).
 * Throws XmlError where libxml2 refuses, which a document of the checked structure never makes it do.
 */
export const canonicalBytes = (node: XmlDocument | XmlElement): Uint8Array => {
  const chunks: Uint8Array[] = []
  const sink = {
    write: (chunk: Uint8Array) => {
      // The chunk lies in the library's own memory, which the next call overwrites.
      chunks.push(chunk.slice())
      return chunk.length
    },
    close: () => true,
  }
  const mode = XmlC14NMode.XML_C14N_1_0
  if (node instanceof XmlDocument) node.canonicalize(sink, { mode })
  else node.doc.canonicalize(sink, { mode, nodeSet: new Set([node]) })
  return Buffer.concat(chunks)
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** Base64 of SHA-256 over the canonical form: what a DigestValue holds. */
export const canonicalDigest = (element: XmlElement): string => sha256(canonicalBytes(element)).toString('base64')
