import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor, type ESTree } from 'vite'

export interface Pattern {
  readonly file: string
  readonly pattern: RegExp
}

/** Constant texts of a file, by their names. */
type Texts = ReadonlyMap<string, string>

/** The text of an expression as far as it is known; what is not is a letter. */
const textOf = (expression: ESTree.Expression, texts: Texts): string => {
  if (expression.type === 'Literal') return String(expression.value)
  if (expression.type === 'Identifier') return texts.get(expression.name) ?? 'x'
  if (expression.type === 'TaggedTemplateExpression') return templateText(expression.quasi, texts, 'raw')
  return expression.type === 'TemplateLiteral' ? templateText(expression, texts, 'cooked') : 'x'
}

const templateText = ({ quasis, expressions }: ESTree.TemplateLiteral, texts: Texts, kind: 'raw' | 'cooked'): string =>
  quasis
    .map(({ value }, index) => {
      const expression = expressions[index]
      return `${value[kind] ?? ''}${expression === undefined ? '' : textOf(expression, texts)}`
    })
    .join('')

/** Every pattern that stands in the sources of the product, or is put together there of texts that stand there. */
export const patternsIn = (folders: readonly string[]): readonly Pattern[] => {
  const patterns: Pattern[] = []
  for (const file of globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`)).toSorted()) {
    const { program } = parseSync(file, readFileSync(file, 'utf8'))
    const texts = new Map<string, string>()
    new Visitor({
      VariableDeclarator: ({ id, init }) => {
        if (id.type === 'Identifier' && init !== null) texts.set(id.name, textOf(init, texts))
      },
      Literal: (literal) => {
        if ('regex' in literal) patterns.push({ file, pattern: new RegExp(literal.regex.pattern, literal.regex.flags) })
      },
      NewExpression: ({ callee, arguments: [source, flags] }) => {
        if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
        if (source === undefined || source.type === 'SpreadElement' || flags?.type === 'SpreadElement') return
        const written = flags === undefined ? '' : textOf(flags, texts)
        patterns.push({ file, pattern: new RegExp(textOf(source, texts), written) })
      },
    }).visit(program)
  }
  return patterns
}
