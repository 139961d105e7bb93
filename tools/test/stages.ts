/** A command whose exit code is one check. */
interface Check {
  readonly kind: 'check'
  readonly name: string
  /** Files that it looks at, by their paths from the root. */
  readonly reads: RegExp
  readonly command: readonly [file: string, ...parameters: string[]]
  readonly lane: Lane
}

/** Stages of a lane run one after the other, those of different lanes at the same time ([0254](../../docs/decisions/tests.md#0254)). */
export type Lane = 'pages' | 'rest'

/** Tests of one vitest project, counted each. */
interface Suite {
  readonly kind: 'suite'
  readonly name: string
  readonly project: string
  /** Its test files, by their paths from the root. */
  readonly tests: RegExp
  /** Whether its tests start the product as programs of their own. */
  readonly startsProduct?: boolean
  /** Where tests lie in a folder for each area: the files that try each capability once, whichever area changed. */
  readonly capabilities?: RegExp
  /** Debian package without which none of its tests can run. */
  readonly needs?: string
  /** Debian packages without which some of its tests are skipped; its line names those that are missing. */
  readonly uses?: readonly string[]
  readonly lane: Lane
}

export type Stage = Check | Suite

const check = (name: string, reads: RegExp, ...command: Check['command']): Check => ({
  kind: 'check',
  name,
  reads,
  command,
  lane: 'rest',
})

const code = /\.(?:ts|tsx|mjs|po)$/

/** Two checkers would check twice much of what they share, and the other lane keeps the second core busy. */
const typescript = ['node_modules/typescript/bin/tsc', '--checkers', '1'] as const

/** What `npm test` runs, in this order within a lane. Files of checks are programs for this Node, paths from the root. */
export const stages: readonly Stage[] = [
  check('types', code, ...typescript),
  check('pageTypes', code, ...typescript, '--project', 'tsconfig.browser.json'),
  check('serverTypes', code, ...typescript, '--project', 'tsconfig.server.json'),
  check('format', /./, 'node_modules/oxfmt/bin/oxfmt', '--check'),
  check(
    'lint',
    /\.(?:ts|tsx|mjs)$|^\.oxlintrc\.json$/,
    'node_modules/oxlint/bin/oxlint',
    '--type-aware',
    '--deny-warnings',
  ),
  check('unused', /\.(?:ts|tsx|mjs|html|css)$|^knip\.json$/, 'node_modules/knip/bin/knip.js'),
  check('walls', /\.(?:ts|tsx|mjs)$/, 'tools/check/walls.ts'),
  check('conventions', /\.(?:ts|tsx|mjs|css)$/, 'tools/check/conventions.ts'),
  check('catalogues', code, 'tools/check/catalogues.ts'),
  check(
    'statecharts',
    /^(?:src|walks|statecharts|tools|docs\/requirements)\//,
    'tools/statecharts/statecharts.ts',
    '--check',
  ),
  check('docs', /\.(?:md|tsx?|mjs|css)$|^docs\//, 'tools/api-docs/write.ts', '--check'),
  check('requirements', /^(?:src|docs|tests|tools)\//, 'tools/requirements/requirements.ts', '--check'),
  { kind: 'suite', name: 'node', project: 'node', lane: 'rest', tests: /^tests\/.*(?<!\.(?:e2e|hostile))\.test\.ts$/ },
  {
    kind: 'suite',
    name: 'hostile',
    project: 'hostile',
    lane: 'rest',
    tests: /^tests\/.*\.hostile\.test\.ts$/,
    startsProduct: true,
  },
  {
    kind: 'suite',
    name: 'browser',
    project: 'browser',
    lane: 'pages',
    tests: /^tests\/.*\.browser\.test\.tsx$/,
    needs: 'chromium',
  },
  {
    kind: 'suite',
    name: 'e2e',
    project: 'e2e',
    lane: 'pages',
    tests: /^tests\/e2e\/.*\.e2e\.test\.ts$/,
    startsProduct: true,
    capabilities:
      /^tests\/e2e\/(?:shell\/(?:access|search)|declarations\/(?:filing|hsm|bulk|preview|killedRegistration)|notifications\/notifications|start\/start)\.e2e\.test\.ts$/,
    needs: 'chromium',
    uses: ['firefox-esr', 'webkit2gtk-driver', 'xvfb'],
  },
]

/** What a stage's line says of packages that some of its tests were skipped for: ` (no firefox-esr)`, or nothing. */
export const lacking = (stage: Stage, missing: readonly { readonly name: string }[]): string => {
  const used = stage.kind === 'suite' ? (stage.uses ?? []) : []
  const names = used.filter((name) => missing.some((one) => one.name === name))
  return names.length === 0 ? '' : ` (no ${names.join(', ')})`
}
