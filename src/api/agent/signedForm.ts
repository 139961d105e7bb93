import type { AnswerFailure } from '../../domain/failure.ts'
import { isSameTree, readDocument, type ElementTree } from './documentTree.ts'
import type { SignedLayout } from '../../domain/documents/signedLayout.ts'

const signatureNamespace = 'http://www.w3.org/2000/09/xmldsig#'

const localName = (element: ElementTree): string => element.name.slice(element.name.indexOf(':') + 1)

const isSignature = (child: ElementTree | string): boolean => {
  if (typeof child === 'string' || localName(child) !== 'Signature') return false
  const prefix = child.name.includes(':') ? `xmlns:${child.name.slice(0, child.name.indexOf(':'))}` : 'xmlns'
  return child.attributes.get(prefix) === signatureNamespace
}

const elementsOf = (element: ElementTree): readonly ElementTree[] =>
  element.children.filter((child) => typeof child !== 'string')

const holds = (element: ElementTree, test: (element: ElementTree) => boolean): boolean =>
  test(element) || elementsOf(element).some((child) => holds(child, test))

const hasValue = (signature: ElementTree): boolean =>
  holds(
    signature,
    (element) =>
      localName(element) === 'SignatureValue' &&
      element.children.some((text) => typeof text === 'string' && text.trim() !== ''),
  )

/** The tree with `change` made to the children of the element at `path` below the root. */
const changedAt = (
  element: ElementTree,
  [name, ...deeper]: readonly string[],
  change: (children: ElementTree['children']) => ElementTree['children'],
): ElementTree => ({
  ...element,
  children:
    name === undefined
      ? change(element.children)
      : element.children.map((child) =>
          typeof child !== 'string' && child.name === name ? changedAt(child, deeper, change) : child,
        ),
})

/**
 * What is wrong with an agent's answer, or null: it must carry exactly one signature with a value at the layout's place
 * and otherwise be the XML that was sent. The server verifies the signature itself.
 */
export const signedFormFault = (
  sent: string,
  received: string,
  { signers, signerPlace }: SignedLayout,
): AnswerFailure | null => {
  const original = readDocument(sent)
  if (original === null) throw new Error('the XML that was sent to the agent cannot be read')
  if (received.trim() === '') return { code: 'answer.notSigned' }
  const answer = readDocument(received)
  if (answer === null) return { code: 'answer.altered' }
  if (!holds(answer, (element) => isSignature(element) && hasValue(element))) return { code: 'answer.notSigned' }
  let removed = 0
  const bare = changedAt(answer, [signers, signerPlace], (children) => {
    const kept = children.filter((child) => !isSignature(child))
    removed += children.length - kept.length
    return kept
  })
  return removed === 1 && isSameTree(bare, original) ? null : { code: 'answer.altered' }
}
