import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { SourceFile } from '../../tools/check/walls/graph.ts'
import { readGraph, sourceFolders } from '../../tools/check/walls/graph.ts'
import { changedSince } from '../../tools/test/changes.ts'
import { everyDay, reachedStages } from '../../tools/test/reachedStages.ts'
import { stages } from '../../tools/test/stages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const file = (path: string, ...targets: readonly string[]): SourceFile => ({
  path,
  syntaxError: null,
  imports: targets.map((target) => ({
    specifier: target,
    target,
    ours: !target.startsWith('node:'),
    typeOnly: false,
    reExport: false,
    onDemand: false,
    collected: false,
  })),
})

const graph = [
  file('src/domain/date.ts'),
  file('src/ui/Field.tsx', 'src/domain/date.ts', 'src/ui/field.css'),
  file('tests/domain/date.test.ts', 'src/domain/date.ts'),
  file('tests/domain/money.test.ts'),
  file('tests/ui/field.browser.test.tsx', 'src/ui/Field.tsx'),
  file('tests/tools/files.test.ts', 'tests/tools/folder.ts'),
  file('tests/tools/folder.ts', 'node:fs'),
  file('tests/e2e/signIn.e2e.test.ts', 'tests/e2e/browserPage.ts'),
  file('tests/e2e/shell/access.e2e.test.ts'),
  file('tests/e2e/shops/shops.e2e.test.ts'),
  file('tests/e2e/items/items.e2e.test.ts'),
  file('tests/e2e/browserPage.ts', 'node:fs'),
  file('tests/e2e/form.e2e.test.ts', 'node:fs'),
  file('tests/tools/paths/lab.test.ts', 'node:fs'),
  file('tests/e2e/tools/lab.e2e.test.ts'),
]

const paths = graph.map(({ path }) => path)
const productTests = [
  'tests/e2e/signIn.e2e.test.ts',
  'tests/e2e/shell/access.e2e.test.ts',
  'tests/e2e/shops/shops.e2e.test.ts',
  'tests/e2e/items/items.e2e.test.ts',
  'tests/e2e/form.e2e.test.ts',
]

/** Stages by name with the test files they run; `all` for whole stages. */
const reached = (...changed: readonly string[]) =>
  Object.fromEntries(reachedStages(stages, graph, changed).map(({ stage, files }) => [stage.name, files ?? 'all']))

describe('what a change reaches', () => {
  it('is nothing where nothing changed', () => {
    expect(reached()).toEqual({})
  })

  it('is every test that imports the file, however far away, and each that reads files', () => {
    expect(reached('src/domain/date.ts')).toMatchObject({
      node: ['tests/domain/date.test.ts', 'tests/tools/files.test.ts'],
      browser: ['tests/ui/field.browser.test.tsx'],
      types: 'all',
    })
  })

  it('goes through stylesheets', () => {
    expect(reached('src/ui/field.css')).toMatchObject({ browser: ['tests/ui/field.browser.test.tsx'] })
  })

  it('is every test that starts the product once the product changed', () => {
    expect(reached('server/main.ts')).toMatchObject({ e2e: productTests, hostile: 'all' })
    expect(reached('server/main.ts')).not.toHaveProperty('browser')
  })

  it('is of a change in one area its end-to-end tests, and those that try each capability', () => {
    const ofShops = ['tests/e2e/shell/access.e2e.test.ts', 'tests/e2e/shops/shops.e2e.test.ts']
    expect(reached('src/features/shops/area.ts')).toMatchObject({ e2e: ofShops, hostile: 'all' })
    expect(reached('server/areas/shops/routes.ts', 'docs/quality.md')).toMatchObject({ e2e: ofShops })
  })

  it.each([
    ['what several areas use', 'src/ui/Field.tsx'],
    ['an area without end-to-end tests', 'src/features/audit/area.ts'],
  ])('is every end-to-end test where %s changed as well', (_, path) => {
    expect(reached('src/features/shops/area.ts', path)).toMatchObject({ e2e: productTests })
  })

  it.each(['src/machines/session.ts', 'walks/flows/session.ts', 'tools/paths/paths.ts', 'statecharts/session.scxml'])(
    'is the tests of the tools around the charts for %s',
    (path) => {
      expect(reached(path).node).toContain('tests/tools/paths/lab.test.ts')
    },
  )

  it('is every end-to-end test, those of the tools with them, for the charts of the product', () => {
    expect(reached('src/machines/session.ts')).toMatchObject({ e2e: 'all' })
  })

  it('is none of them for anything else', () => {
    expect(reached('src/domain/date.ts').node).not.toContain('tests/tools/paths/lab.test.ts')
  })

  it('is of the tests in the product those alone that import what changed where the product did not', () => {
    const { e2e, hostile } = reached('tests/e2e/browserPage.ts')
    expect(e2e).toEqual(['tests/e2e/signIn.e2e.test.ts'])
    expect(hostile).toBeUndefined()
  })

  it('is a changed test itself', () => {
    expect(reached('tests/domain/money.test.ts')).toMatchObject({
      node: ['tests/domain/money.test.ts', 'tests/tools/files.test.ts'],
    })
  })

  it('leaves checks out that do not look at the file', () => {
    expect(Object.keys(reached('docs/quality.md'))).toEqual(['format', 'docs', 'requirements', 'node'])
  })

  it.each(['package-lock.json', 'vite.config.ts', 'tsconfig.server.json', 'tools/test/stages.ts'])(
    'is everything for %s',
    (path) => {
      expect(Object.values(reached(path))).toEqual(stages.map(() => 'all'))
    },
  )

  it('knows every test file of this project by one suite', () => {
    const suites = stages.filter((stage) => stage.kind === 'suite')
    const tests = readGraph(root, sourceFolders).filter(({ path }) => /\.test\.tsx?$/.test(path))
    const strays = tests.filter(({ path }) => suites.filter((suite) => suite.tests.test(path)).length !== 1)
    expect(strays.map(({ path }) => path)).toEqual([])
  })

  it('knows for each capability an end-to-end test of this project', () => {
    const [suite] = stages.filter((stage) => stage.kind === 'suite' && stage.name === 'e2e')
    const named = suite?.kind === 'suite' ? suite.capabilities : undefined
    const tests = readGraph(root, sourceFolders).map(({ path }) => path)
    expect(tests.filter((path) => named?.test(path))).toHaveLength(9)
  })
})

describe('where nobody says what changed', () => {
  const files = (name: string) =>
    stages.filter((stage) => stage.name === name).map((stage) => everyDay(stage, paths).files)

  it('the tests of the tools around the charts are left out', () => {
    expect(files('e2e')).toEqual([productTests])
    expect(files('node')).toEqual([
      ['tests/domain/date.test.ts', 'tests/domain/money.test.ts', 'tests/tools/files.test.ts'],
    ])
  })

  it('a stage without any runs whole', () => {
    expect([...files('hostile'), ...files('browser'), ...files('lint')]).toEqual([null, null, null])
  })
})

describe('changes since a commit', () => {
  it('say so where there is no such commit', () => {
    expect(changedSince(root, 'no-such-commit')).toEqual({ ok: false, failure: "'no-such-commit' names no commit" })
  })
})
