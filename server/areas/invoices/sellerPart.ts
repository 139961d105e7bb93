import type { XmlElement } from 'libxml2-wasm'
import { canonicalBytes } from '../../../signing/xmldsig/canonical.ts'
import { elementChildren } from '../../../signing/xmldsig/elements.ts'
import { parseGuarded } from '../../../signing/xmldsig/guard.ts'
import { sha256 } from '../../secrets/signedText.ts'

/** What the authority adds to an invoice: its code, and its signature among the signatures (invoice_xml, 108 and 112). */
const added = { code: 'MCCQT', signers: 'DSCKS', signature: 'CQT' } as const

const childrenCalled = (parent: XmlElement, tag: string): readonly XmlElement[] =>
  (elementChildren(parent) ?? []).filter(({ name }) => name === tag)

/** SHA-256 of all of an invoice that is its seller's, in its canonical form: without what the authority adds. Null of what is no XML. */
export const sellerPart = (invoice: string): string | null => {
  const parsed = parseGuarded(invoice)
  if (!parsed.ok) return null
  using document = parsed.value
  const { root } = document
  for (const code of childrenCalled(root, added.code)) code.remove()
  for (const signers of childrenCalled(root, added.signers))
    for (const signature of childrenCalled(signers, added.signature)) signature.remove()
  return sha256(canonicalBytes(document))
}
