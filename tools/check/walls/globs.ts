import { globSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { Visitor, type ESTree } from 'vite'

/** One `import.meta.glob(…)` of a file. */
export interface GlobCall {
  readonly patterns: readonly string[]
  /** `eager: true`: the matches are imported at once. */
  readonly eager: boolean
  /** Where it stands in the file's text. */
  readonly start: number
}

const textOf = (node: ESTree.Node | null | undefined): string[] =>
  node?.type === 'Literal' && typeof node.value === 'string'
    ? [node.value]
    : node?.type === 'TemplateLiteral'
      ? node.quasis.map(({ value }) => value.cooked ?? '')
      : []

const isEager = (options: ESTree.Node | undefined): boolean =>
  options?.type === 'ObjectExpression' &&
  options.properties.some(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'eager' &&
      property.value.type === 'Literal' &&
      property.value.value === true,
  )

/** Every `import.meta.glob(…)` of a parsed file; Vite takes only literals as patterns. */
export function globCallsOf(program: ESTree.Program): GlobCall[] {
  const found: GlobCall[] = []
  new Visitor({
    CallExpression({ callee, arguments: [patterns, options], start }) {
      const isGlob =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'MetaProperty' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'glob'
      if (!isGlob) return
      const all = patterns?.type === 'ArrayExpression' ? patterns.elements.flatMap(textOf) : textOf(patterns)
      found.push({ patterns: all, eager: isEager(options), start })
    },
  }).visit(program)
  return found
}

/**
 * The files that a call reaches today, as paths from the root with forward slashes.
 *
 * @param path the file with the call, from the root
 */
export function matchesOf(root: string, path: string, { patterns }: Pick<GlobCall, 'patterns'>): string[] {
  const fromRoot = (pattern: string) =>
    pattern.startsWith('/') ? pattern.slice(1) : relative(root, resolve(root, dirname(path), pattern))
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!')).map(fromRoot)
  const exclude = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => fromRoot(pattern.slice(1)))
  return globSync(wanted, { cwd: root, exclude, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((match) => match !== path)
    .toSorted()
}
