import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor, type ESTree } from 'vite'

export interface Pattern {
  readonly file: string
  readonly pattern: RegExp
  /** Parts that only a running program knows, as they are written. */
  readonly unread: readonly string[]
}

/** A text as far as the source says it: a letter stands for what it does not, each of which is kept in `unread`. */
interface Text {
  readonly text: string
  readonly unread: readonly string[]
}

/** What a file says of its texts and patterns, by their names; patterns by what they are made of. */
interface Known {
  readonly code: string
  readonly texts: ReadonlyMap<string, Text>
}

const written = (text: string): Text => ({ text, unread: [] })

const textOf = (expression: ESTree.Expression, known: Known): Text => {
  const unread: Text = { text: 'x', unread: [known.code.slice(expression.start, expression.end)] }
  if (expression.type === 'Literal')
    return written('regex' in expression ? expression.regex.pattern : String(expression.value))
  if (expression.type === 'Identifier') return known.texts.get(expression.name) ?? unread
  if (expression.type === 'TaggedTemplateExpression') return templateText(expression.quasi, known, 'raw')
  if (expression.type === 'TemplateLiteral') return templateText(expression, known, 'cooked')
  const isSource =
    expression.type === 'MemberExpression' &&
    expression.property.type === 'Identifier' &&
    expression.property.name === 'source'
  return isSource ? textOf(expression.object, known) : unread
}

const templateText = ({ quasis, expressions }: ESTree.TemplateLiteral, known: Known, kind: 'raw' | 'cooked'): Text => {
  const parts = quasis.flatMap(({ value }, index) => {
    const expression = expressions[index]
    return [written(value[kind] ?? ''), ...(expression === undefined ? [] : [textOf(expression, known)])]
  })
  return { text: parts.map(({ text }) => text).join(''), unread: parts.flatMap(({ unread }) => unread) }
}

/** Every pattern that stands in the sources of the product, or is put together there of texts that stand there. */
export const patternsIn = (folders: readonly string[]): readonly Pattern[] => {
  const patterns: Pattern[] = []
  for (const file of globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx,mts,js,mjs,cjs}`)).toSorted()) {
    const code = readFileSync(file, 'utf8')
    const { program } = parseSync(file, code)
    const texts = new Map<string, Text>()
    const known = { code, texts }
    const build = ({ callee, arguments: [source, flags] }: ESTree.NewExpression | ESTree.CallExpression): void => {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
      if (source === undefined || source.type === 'SpreadElement' || flags?.type === 'SpreadElement') return
      const { text, unread } = textOf(source, known)
      const flagsText = flags === undefined ? '' : textOf(flags, known).text
      patterns.push({ file, pattern: new RegExp(text, flagsText), unread })
    }
    new Visitor({
      VariableDeclarator: ({ id, init }) => {
        if (id.type === 'Identifier' && init !== null) texts.set(id.name, textOf(init, known))
      },
      Literal: (literal) => {
        if (!('regex' in literal)) return
        patterns.push({ file, pattern: new RegExp(literal.regex.pattern, literal.regex.flags), unread: [] })
      },
      NewExpression: build,
      CallExpression: build,
    }).visit(program)
  }
  return patterns
}
