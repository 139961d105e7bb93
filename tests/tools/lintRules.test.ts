import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reportSchema = v.object({ diagnostics: v.array(v.object({ code: v.string(), filename: v.string() })) })

const takes = (name: string, own: string) =>
  `import { ${name} } from './${name}.ts'\nexport const ${own} = () => ${name}\n`
const tests = (code: string) => `import { expect, it } from 'vitest'\n${code}\n`

const cases: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  [
    'a ring of imports',
    'import(no-cycle)',
    { 'a.ts': takes('b', 'a'), 'b.ts': takes('c', 'b'), 'c.ts': takes('a', 'c') },
  ],
  ['a file name in another case', 'unicorn(filename-case)', { 'an-odd-name.ts': 'export const a = 1\n' }],
  ['a type error that is ignored', 'typescript(ban-ts-comment)', { 'a.ts': '// @ts-ignore\nexport const a = 1\n' }],
  ['a file that is not checked', 'typescript(ban-ts-comment)', { 'a.ts': '// @ts-nocheck\nexport const a = 1\n' }],
  [
    'a focused test',
    'vitest(no-focused-tests)',
    { 'a.test.ts': tests("it.only('adds', () => expect(1 + 1).toBe(2))") },
  ],
  [
    'a disabled test',
    'vitest(no-disabled-tests)',
    { 'a.test.ts': tests("it.skip('adds', () => expect(1 + 1).toBe(2))") },
  ],
  ['a test to be written', 'vitest(warn-todo)', { 'a.test.ts': tests("it.todo('adds')") }],
  [
    'a snapshot',
    'vitest(no-restricted-matchers)',
    { 'a.test.ts': tests("it('adds', () => expect(2).toMatchSnapshot())") },
  ],
  [
    'a snapshot in the test',
    'vitest(no-restricted-matchers)',
    { 'a.test.ts': tests("it('adds', () => expect(2).toMatchInlineSnapshot())") },
  ],
]
const plain = { 'a.ts': takes('b', 'a'), 'b.ts': 'export const b = 1\n' }

/** Rules of the project that are broken, as `folder/rule`; each set of files stands in the folder of its place. */
let broken: readonly string[]

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  for (const [place, files] of [...cases.map(([, , each]) => each), plain].entries()) {
    mkdirSync(join(folder, String(place)))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, String(place), name), text)
  }
  const run = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', join(root, '.oxlintrc.json'), '--format', 'json', folder],
    { encoding: 'utf8' },
  )
  const { diagnostics } = v.parse(reportSchema, JSON.parse(run.stdout))
  broken = diagnostics.map(({ code, filename }) => `${basename(dirname(filename))}/${code}`)
  rmSync(folder, { recursive: true })
})

it.each(cases)('lint refuses %s', (what, rule) => {
  expect(broken).toContain(`${cases.findIndex(([each]) => each === what)}/${rule}`)
})

it('lint lets plain modules pass', () => {
  expect(broken.filter((each) => each.startsWith(`${cases.length}/`))).toEqual([])
})
