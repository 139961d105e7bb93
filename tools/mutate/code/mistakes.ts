import { types as t, type NodePath } from '@babel/core'

export interface Edit {
  readonly node: t.Node
  readonly name: string
  readonly text: string
}

const opposites: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '&&': ['||'],
  '||': ['&&'],
}

const otherMethods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}

/** Names and types, which say nothing at run time. */
const isName = ({ parent, key }: NodePath): boolean =>
  t.isImportDeclaration(parent) ||
  t.isExportNamedDeclaration(parent) ||
  ((t.isObjectProperty(parent) || t.isObjectMethod(parent)) && key === 'key')

type TextOf = (node: t.Node) => string

/** Mistakes of one kind in what a node says, by the text of each node. */
type Mistakes = (node: t.Node, textOf: TextOf) => readonly Edit[]

const inOneLine = (text: string, longest: number): string => text.replace(/\s+/g, ' ').slice(0, longest)

const anchors = [
  { anchor: '^', at: /^\^/ },
  { anchor: '$', at: /\$$/ },
] as const

const literalMistakes: Mistakes = (node, textOf) => {
  const edit = (what: string, text: string): readonly Edit[] => [
    { node, name: `${inOneLine(textOf(node), 60)} ${what}`, text },
  ]
  if (t.isStringLiteral(node)) return edit('becomes another text', node.value === '' ? "'x'" : "''")
  if (t.isNumericLiteral(node)) return edit('becomes one more', String(node.value + 1))
  if (t.isBooleanLiteral(node)) return edit('becomes its opposite', String(!node.value))
  if (t.isTemplateLiteral(node)) return edit('becomes nothing', "''")
  if (!t.isRegExpLiteral(node)) return []
  return anchors
    .filter(({ at }) => at.test(node.pattern))
    .flatMap(({ anchor, at }) => edit(`without ${anchor}`, `/${node.pattern.replace(at, '')}/${node.flags}`))
}

const operatorMistakes: Mistakes = (node, textOf) => {
  const edit = (what: string, text: string): Edit => ({ node, name: `${inOneLine(textOf(node), 60)}${what}`, text })
  if (t.isUnaryExpression(node, { operator: '!' })) return [edit(' without !', `(${textOf(node.argument)})`)]
  if (!t.isBinaryExpression(node) && !t.isLogicalExpression(node)) return []
  const [left, right] = [textOf(node.left), textOf(node.right)]
  const changed = (opposites[node.operator] ?? []).map((other) =>
    edit(`: ${node.operator} becomes ${other}`, `(${left} ${other} ${right})`),
  )
  return t.isLogicalExpression(node)
    ? [...changed, edit(': only its left', `(${left})`), edit(': only its right', `(${right})`)]
    : changed
}

const branchMistakes: Mistakes = (node, textOf) => {
  if (t.isConditionalExpression(node)) {
    const name = inOneLine(textOf(node), 60)
    return [
      { node, name: `${name}: always`, text: `(${textOf(node.consequent)})` },
      { node, name: `${name}: never`, text: `(${textOf(node.alternate)})` },
    ]
  }
  if (!t.isIfStatement(node)) return []
  const { test } = node
  const name = inOneLine(textOf(test), 50)
  return ['true', 'false'].map((text) => ({ node: test, name: `if (${name}): ${text}`, text }))
}

const callMistakes: Mistakes = (node, textOf) => {
  const name = inOneLine(textOf(node), 60)
  if (t.isExpressionStatement(node)) return [{ node, name: `without ${name}`, text: ';' }]
  if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee)) return []
  const { object, property } = node.callee
  const method = t.isIdentifier(property) ? property.name : ''
  if (method === 'filter') return [{ node, name: `${name}: without its filter`, text: textOf(object) }]
  const other = otherMethods[method]
  return other === undefined ? [] : [{ node: property, name: `${name}: ${method} becomes ${other}`, text: other }]
}

const memberMistakes: Mistakes = (node, textOf) => {
  const without = (members: readonly string[], begin: string, end: string): readonly Edit[] =>
    members.map((member, index) => ({
      node,
      name: `${begin}…${end}: without ${inOneLine(member, 40)}`,
      text: `${begin} ${members.toSpliced(index, 1).join(', ')} ${end}`,
    }))
  if (t.isArrayExpression(node))
    return without(
      node.elements.flatMap((one) => (one === null ? [] : [textOf(one)])),
      '[',
      ']',
    )
  return t.isObjectExpression(node) ? without(node.properties.map(textOf), '{', '}') : []
}

/** The mistakes that can be made at one place of a module. */
export const mistakesIn = (path: NodePath, textOf: TextOf): readonly Edit[] =>
  isName(path)
    ? []
    : [literalMistakes, operatorMistakes, branchMistakes, callMistakes, memberMistakes].flatMap((mistakes) =>
        mistakes(path.node, textOf),
      )
