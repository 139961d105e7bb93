import type { FieldProblem } from '../../failure.ts'
import type { FormVersion } from '../../form/definition.ts'
import { elementText } from './elementText.ts'
import { isRequired, nodesIn, type AnyLayout, type AnyNode, type AnyText } from './layout.ts'
import { rowsIn, type WrittenValues } from './values.ts'

/** Whether a text fits its element, in characters as XSD's maxLength counts them: code points, not UTF-16 units. */
export const isWithin = ({ max }: Pick<AnyText, 'max'>, text: string): boolean => Array.from(text).length <= max

const problemOf = (element: AnyText, text: string, version: FormVersion, at: string): FieldProblem[] => {
  if ('constant' in element.takes) return []
  const field = at + element.takes.field
  if (text === '' && isRequired(element, version)) return [{ field, message: 'required_for_xml' }]
  return isWithin(element, text) ? [] : [{ field, message: `too_long_for_xml:${element.max}` }]
}

const isEmpty = (nodes: readonly AnyNode[], values: WrittenValues, version: FormVersion): boolean =>
  nodesIn(nodes, version).every((node) => {
    if ('takes' in node) return elementText(node, values) === ''
    return 'rows' in node ? rowsIn(values, node.rows).length === 0 : isEmpty(node.holds, values, version)
  })

const problemsIn = (
  nodes: readonly AnyNode[],
  values: WrittenValues,
  version: FormVersion,
  at: string,
): FieldProblem[] =>
  nodesIn(nodes, version).flatMap((node) => {
    if ('takes' in node) return problemOf(node, elementText(node, values), version, at)
    if ('rows' in node)
      return rowsIn(values, node.rows).flatMap(({ row, place }) =>
        problemsIn(node.holds, row, version, `${at}${node.rows}.${place}.`),
      )
    const isLeftOut = node.isOptional === true && isEmpty(node.holds, values, version)
    return isLeftOut ? [] : problemsIn(node.holds, values, version, at)
  })

/**
 * Where values break the limits of the XML in their version: `too_long_for_xml:<max>` counted in characters, `required_for_xml` for an element
 * that may not be empty. Rows are named with their place in the list, as `lines.0.name`.
 */
export const limitProblems = ({ version, core }: AnyLayout, values: WrittenValues): FieldProblem[] =>
  problemsIn(core, values, version, '')
