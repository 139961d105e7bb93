import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { afterEach, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reportSchema = v.object({ diagnostics: v.array(v.object({ code: v.string() })) })
const made: string[] = []

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

/** Rules of the project that these files break. */
const brokenIn = (files: Readonly<Record<string, string>>): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  made.push(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const run = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', join(root, '.oxlintrc.json'), '--format', 'json', folder],
    { encoding: 'utf8' },
  )
  return v.parse(reportSchema, JSON.parse(run.stdout)).diagnostics.map(({ code }) => code)
}

const takes = (name: string, own: string) =>
  `import { ${name} } from './${name}.ts'\nexport const ${own} = () => ${name}\n`
const tests = (code: string) => `import { expect, it } from 'vitest'\n${code}\n`

it.each<[string, string, Record<string, string>]>([
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
])('lint refuses %s', (_, rule, files) => {
  expect(brokenIn(files)).toContain(rule)
})

it('lint lets plain modules pass', () => {
  expect(brokenIn({ 'a.ts': takes('b', 'a'), 'b.ts': 'export const b = 1\n' })).toEqual([])
})
