const code = /\.(?:ts|tsx|mjs|css)$/
const product = /^(?:src|development|server|agent|signing|walks|tools|tests)\//
/** Holds examples of everything that is banned. */
const examples = 'tests/tools/conventions.test.ts'
const vagueName = /(?:^|\/)(?:utils?|helpers?|common|misc|index)(?:\.[a-z]+)*(?:\/|$)/

/** Migrations are in kebab-case; a folder of tools may have the name of its command. */
const kebabCase = /(?:^|\/)(?!\d{4}-)[^/]*[a-z0-9]-[a-z]/
const mayBeKebabCase = /^tools\/api-docs\//

interface Ban {
  readonly pattern: RegExp
  readonly says: string
  readonly where?: RegExp
}

// A class of one letter keeps each pattern from finding itself here.
const banned: readonly Ban[] = [
  { pattern: /(?:ox|es)lint-disabl[e]/, says: 'switches a lint rule off' },
  { pattern: /\.\.\/share[d]\//, says: 'reaches outside of the project' },
  { pattern: /\/wor[k]\//, says: 'names a path of one machine' },
  { pattern: /setTimeout\((?:resolve|done|r)\b/, says: 'sleeps', where: /^tests\// },
  { pattern: /node:timers\/promise[s]/, says: 'sleeps', where: /^tests\// },
  // One formatter for all languages (docs/decisions/0454).
  {
    pattern: /DateTimeForma[t]\(|toLocale(?:Date|Time)Strin[g]|split\('-'\)\.toReverse[d]/,
    says: 'formats a date by itself',
    where: /^(?:src|server|agent)\/(?!domain\/dates\.ts)/,
  },
]

/**
 * What in a file breaks the conventions that oxlint has no rule for, one message each with its line: a vague name, a name in
 * kebab-case, a lint rule switched off, a path outside of the project, a test that sleeps, a
 * date that is formatted aside.
 *
 * @param path from the root
 * @param read the file's text; called for source files only
 */
export function inspectFile(path: string, read: () => string): string[] {
  if (!product.test(path) || path === examples) return []
  const nameProblems = kebabCase.test(path.replace(mayBeKebabCase, '')) ? [`${path} is not in camelCase`] : []
  if (!code.test(path)) return nameProblems
  const lines = read().split('\n')
  return [
    ...nameProblems,
    ...(vagueName.test(path) ? [`${path} says nothing by its name`] : []),
    ...banned
      .filter(({ where }) => where === undefined || where.test(path))
      .flatMap(({ pattern, says }) =>
        lines.flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${says}`] : [])),
      ),
  ]
}
