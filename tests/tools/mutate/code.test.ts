import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { SourceFile } from '../../../tools/check/walls/graph.ts'
import { codeMutantsOf } from '../../../tools/mutate/code/codeMutants.ts'
import { withEndedLoops } from '../../../tools/mutate/code/endedLoops.ts'
import { testsOf } from '../../../tools/mutate/code/testsOf.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const namesIn = (code: string) => codeMutantsOf(code).map(({ name }) => name)
const codeOf = (code: string, mutant: string) => codeMutantsOf(code).find(({ name }) => name === mutant)?.code

describe('the mistakes in a module', () => {
  it.each([
    ['a === 1', ['a === 1: === becomes !==', '1 becomes one more']],
    ['a <= b', ['a <= b: <= becomes <', 'a <= b: <= becomes >']],
    ['a && b', ['a && b: && becomes ||', 'a && b: only its left', 'a && b: only its right']],
    ['a ?? b', ['a ?? b: only its left', 'a ?? b: only its right']],
    ['a ? b : c', ['a ? b : c: always', 'a ? b : c: never']],
    ['a.filter(b)', ['a.filter(b): without its filter']],
    ['a.some(b)', ['a.some(b): some becomes every']],
    ['[a, b]', ['[…]: without a', '[…]: without b']],
    ['({ a, b: c })', ['{…}: without a', '{…}: without b: c']],
    ['/^\\d$/', ['/^\\d$/ without ^', '/^\\d$/ without $']],
    ["['', 'a']", ["[…]: without ''", "[…]: without 'a'", "'' becomes another text", "'a' becomes another text"]],
  ])('are, of %s, %j', (expression, names) => {
    expect(namesIn(`const made = ${expression}`)).toEqual(names)
  })

  it('leave out what says nothing at run time', () => {
    expect(
      namesIn("import { a } from 'b'\ninterface C { readonly d: 'e' }\nexport type F = 1 | 2\nconst g: 'h' = a"),
    ).toEqual([])
  })

  it('have names of their own, and the line in which they stand', () => {
    expect(codeMutantsOf('const a = 1\nconst b = 1').map(({ name, line }) => [name, line])).toEqual([
      ['1 becomes one more', 1],
      ['1 becomes one more (2)', 2],
    ])
  })

  it('change nothing beside their place', () => {
    expect(codeOf('const a = b - c * 2 // d', 'c * 2: * becomes /')).toBe('const a = b - (c / 2) // d')
  })
})

describe('the loops of a module', () => {
  it.each(['for (let a = 0; a < 3;) a += 0', 'let a = 0\nwhile (a < 3) { for (; a < 3;) { a += 0 } }'])(
    'throw where they would run for ever: %s',
    (code) => {
      expect(() => {
        runInNewContext(withEndedLoops(code))
      }).toThrow('runs for ever')
    },
  )

  it('else run as they did', () => {
    const code = 'let sum = 0\nfor (let a = 0; a < 3; a += 1) if (a !== 1) sum += a\nsum'
    expect(runInNewContext(withEndedLoops(code))).toBe(2)
  })
})

describe('the tests of a module', () => {
  const file = (path: string, target: string, typeOnly = false): SourceFile => ({
    path,
    syntaxError: null,
    imports: [
      {
        specifier: target,
        target,
        ours: true,
        typeOnly,
        reExport: false,
        onDemand: false,
        collected: false,
      },
    ],
  })

  it('are those of rules that load it, the nearest first', () => {
    const graph = [
      file('tests/domain/far.test.ts', 'src/far.ts'),
      file('tests/domain/near.test.ts', 'src/near.ts'),
      file('tests/domain/module.test.ts', 'src/module.ts'),
      file('tests/domain/type.test.ts', 'src/module.ts', true),
      file('tests/server/near.test.ts', 'src/near.ts'),
      file('src/far.ts', 'src/near.ts'),
      file('src/near.ts', 'src/module.ts'),
    ]
    expect(testsOf('src/module.ts', graph)).toEqual([
      ['tests/domain/module.test.ts'],
      ['tests/domain/near.test.ts'],
      ['tests/domain/far.test.ts'],
    ])
  })
})

it('npm run mutate -- --code runs the tests of rules against each mistake', () => {
  const module = 'src/domain/declaration/confirmation.ts'
  const said = execFileSync(process.execPath, ['tools/mutate/mutate.ts', '--code', module, '--json'], { cwd: root })
  expect(JSON.parse(said.toString())).toMatchObject({ survived: 0, percent: 100, modules: [{ module, survivors: [] }] })
})
