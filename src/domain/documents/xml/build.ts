import type { FormVersion } from '../../form/definition.ts'
import { escapedAttribute, escapedText } from '../../xml/escape.ts'
import { elementText } from './elementText.ts'
import { nodesIn, type AnyLayout, type AnyNode } from './layout.ts'
import { rowsIn, type WrittenValues } from './values.ts'

const wrapped = (tag: string, content: string): string => `<${tag}>${content}</${tag}>`

const write = (nodes: readonly AnyNode[], values: WrittenValues, version: FormVersion): string => {
  const textOf = (node: AnyNode): string => {
    if ('takes' in node) {
      const text = elementText(node, values)
      return text === '' ? '' : wrapped(node.tag, escapedText(text))
    }
    if ('rows' in node)
      return rowsIn(values, node.rows)
        .map(({ row }) => wrapped(node.tag, write(node.holds, row, version)))
        .join('')
    const content = write(node.holds, values, version)
    return content === '' && node.isOptional === true ? '' : wrapped(node.tag, content)
  }
  return nodesIn(nodes, version).map(textOf).join('')
}

/**
 * The XML of a document by its layout: no namespace, NFC, empty elements left out, the signer's place empty for the signature. `signId` becomes
 * the `Id` of the core, to which the signature refers, so it should be an XML name. Takes values that their kind's rules have checked and
 * `limitProblems` finds no fault with; throws a RangeError on characters that XML cannot carry.
 */
export const buildXml = ({ signed, version, core }: AnyLayout, values: WrittenValues, signId: string): string =>
  '<?xml version="1.0" encoding="UTF-8"?>' +
  `<${signed.root}><${signed.core} Id="${escapedAttribute(signId)}">${write(core, values, version)}</${signed.core}>` +
  `<${signed.signers}><${signed.signerPlace}/></${signed.signers}></${signed.root}>`
