import type { XmlElement } from 'libxml2-wasm'
import type { SignedLayout } from '../../src/domain/documents/signedLayout.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { elementChildren, textOnly } from './elements.ts'
import { parseGuarded, type GuardFailure } from './guard.ts'
import type { StructureOddity } from './signedDocument.ts'

/** What others than its signer add to a document, beside what its layout has. */
export interface AddedByOthers {
  /** Elements beside core and signers. */
  readonly beside: readonly string[]
  /** Elements beside the signer's place. */
  readonly signers: readonly string[]
}

interface SellerPart {
  /** The document with its core and the signature of its signer alone. */
  readonly xml: string
  /** Texts of the elements that stood beside them; empty where one was left out or holds others. */
  readonly beside: Readonly<Record<string, string>>
}

const odd = (detail: string) => fail({ code: 'structure', detail } satisfies StructureOddity)

/** Removes children of these names, each of which may stand once; null where another one does. */
const withoutThese = (
  parent: XmlElement,
  kept: readonly string[],
  removed: readonly string[],
): Map<string, string> | null => {
  const children = elementChildren(parent)
  if (children === null) return null
  const texts = new Map<string, string>()
  const seen = new Set<string>()
  for (const child of children) {
    const isRemoved = removed.includes(child.name)
    if (seen.has(child.name) || child.namespaceUri !== '' || (!isRemoved && !kept.includes(child.name))) return null
    seen.add(child.name)
    if (!isRemoved) continue
    texts.set(child.name, textOnly(child)?.trim() ?? '')
    child.remove()
  }
  return texts
}

/**
 * What the signer of a document has signed, without code and signatures that the authority and others have put beside it: the part that
 * `verificationReport` knows. The signature is over the core alone, so that what is taken out changes nothing of it. Anything else that stands
 * there, or twice, is odd.
 */
export const sellerPartOf = (
  xml: Uint8Array | string,
  layout: SignedLayout,
  others: AddedByOthers,
): Result<SellerPart, GuardFailure | StructureOddity> => {
  const parsed = parseGuarded(xml)
  if (!parsed.ok) return parsed
  using document = parsed.value
  const { root } = document
  if (root.name !== layout.root) return odd(`the root is ${root.name}`)
  const beside = withoutThese(root, [layout.core, layout.signers], others.beside)
  if (beside === null) return odd(`something else in ${layout.root}`)
  const signers = elementChildren(root)?.find(({ name }) => name === layout.signers)
  if (signers !== undefined && withoutThese(signers, [layout.signerPlace], others.signers) === null)
    return odd(`something else in ${layout.signers}`)
  return succeed({ xml: document.toString({ format: false }), beside: Object.fromEntries(beside) })
}
