/** A command whose exit code is one check. */
interface Check {
  readonly kind: 'check'
  readonly name: string
  readonly command: readonly [file: string, ...parameters: string[]]
}

/** Tests of one vitest project, counted each. */
interface Suite {
  readonly kind: 'suite'
  readonly name: string
  readonly project: string
  /** Debian package without which none of its tests can run. */
  readonly needs?: string
  /** Debian packages without which some of its tests are skipped; its line names those that are missing. */
  readonly uses?: readonly string[]
}

export type Stage = Check | Suite

const check = (name: string, ...command: Check['command']): Check => ({ kind: 'check', name, command })

const typescript = 'node_modules/typescript/bin/tsc'

/** What `npm test` runs, in this order. Files of checks are programs for this Node, paths from the root. */
export const stages: readonly Stage[] = [
  check('types', typescript, '--checkers', '2'),
  check('pageTypes', typescript, '--project', 'tsconfig.browser.json'),
  check('serverTypes', typescript, '--project', 'tsconfig.server.json'),
  check('format', 'node_modules/oxfmt/bin/oxfmt', '--check'),
  check('lint', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
  check('walls', 'tools/check/walls.ts'),
  check('conventions', 'tools/check/conventions.ts'),
  check('catalogues', 'tools/check/catalogues.ts'),
  check('statecharts', 'tools/statecharts/statecharts.ts', '--check'),
  check('docs', 'tools/api-docs/write.ts', '--check'),
  check('requirements', 'tools/requirements/requirements.ts', '--check'),
  { kind: 'suite', name: 'node', project: 'node' },
  { kind: 'suite', name: 'hostile', project: 'hostile' },
  { kind: 'suite', name: 'browser', project: 'browser', needs: 'chromium' },
  { kind: 'suite', name: 'e2e', project: 'e2e', needs: 'chromium', uses: ['firefox-esr', 'webkit2gtk-driver', 'xvfb'] },
]

/** What a stage's line says of packages that some of its tests were skipped for: ` (no firefox-esr)`, or nothing. */
export const lacking = (stage: Stage, missing: readonly { readonly name: string }[]): string => {
  const used = stage.kind === 'suite' ? (stage.uses ?? []) : []
  const names = used.filter((name) => missing.some((one) => one.name === name))
  return names.length === 0 ? '' : ` (no ${names.join(', ')})`
}
