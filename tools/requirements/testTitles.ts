import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, traverse, types } from '@babel/core'
import { ruleIdsIn } from './requirement.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A test as its source names it. */
export interface TestTitle {
  /** From the root, with slashes. */
  readonly file: string
  /** Suites and test, ` > ` between them; `%s` and `$name` stand where a table or the program fills in. */
  readonly title: string
  /** The rules that the title or one of its suites names. */
  readonly rules: readonly string[]
}

/** The text of a title; what only the running program knows is `%s`. */
function textOf(node: types.Node | undefined): string {
  if (types.isStringLiteral(node)) return node.value
  if (types.isTemplateLiteral(node)) return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('%s')
  if (types.isBinaryExpression(node, { operator: '+' })) return textOf(node.left) + textOf(node.right)
  return '%s'
}

/** `it`, `test` or `describe`, however it is called: `it(…)`, `it.each(…)(…)`, `describe.runIf(…)(…)`. */
function calledName(callee: types.Node): string | null {
  if (types.isIdentifier(callee)) return callee.name
  if (types.isMemberExpression(callee)) return calledName(callee.object)
  if (types.isCallExpression(callee)) return calledName(callee.callee)
  return types.isTaggedTemplateExpression(callee) ? calledName(callee.tag) : null
}

/** Whether the call names and runs something: the table of `it.each(table)` does neither. */
const takesTitle = (call: types.CallExpression) => call.arguments.length > 1

/**
 * The tests of one file, read from its source without running it.
 *
 * @param file path from the root; its ending decides whether the source may hold JSX
 */
export function titlesIn(file: string, source: string): TestTitle[] {
  const plugins: ('typescript' | 'jsx')[] = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript']
  const tree = parseSync(source, { filename: file, babelrc: false, configFile: false, parserOpts: { plugins } })
  if (tree === null) return []
  const found: TestTitle[] = []
  const suites: string[] = []
  traverse(tree, {
    noScope: true,
    CallExpression: {
      enter(path) {
        const name = takesTitle(path.node) ? calledName(path.node.callee) : null
        const title = textOf(path.node.arguments[0])
        if (name === 'describe') suites.push(title)
        if (name === 'it' || name === 'test') {
          const full = [...suites, title].join(' > ')
          found.push({ file, title: full, rules: ruleIdsIn(full) })
        }
      },
      exit(path) {
        if (takesTitle(path.node) && calledName(path.node.callee) === 'describe') suites.pop()
      },
    },
  })
  return found
}

/**
 * Every test under tests/, in the order of the files.
 *
 * @param base the folder that the files are named from
 */
export function readTestTitles(folder = join(root, 'tests'), base = root): TestTitle[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .toSorted()
  return files.flatMap((name) => {
    const path = join(folder, name)
    return titlesIn(relative(base, path).replaceAll('\\', '/'), readFileSync(path, 'utf8'))
  })
}
