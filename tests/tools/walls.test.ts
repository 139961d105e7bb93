import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { inspectWalls } from '../../tools/check/walls/inspect.ts'

const made: string[] = []

/** A project folder with the given files and one declared package. */
function house(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'walls-'))
  made.push(root)
  const all = { 'package.json': '{"dependencies":{"valibot":"1.0.0","react":"19.0.0"}}', ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true })
})

/** A file that collects the matches of patterns. */
const collects = (...patterns: string[]) =>
  `export const found = import.meta.glob<object>(${JSON.stringify(patterns)})\n`

const above = '../app/a.ts'
const word = 'export const word = 1\n'
const takes = (specifier: string) => `import { word } from '${specifier}'\nexport const other = word\n`

describe('the walls of the house', () => {
  it('are measured on the files of this project', () => {
    const { files, imports } = inspectWalls(fileURLToPath(new URL('../..', import.meta.url)))
    expect(files).toBeGreaterThan(30)
    expect(imports).toBeGreaterThan(files)
  })

  it('let a feature use everything below it', () => {
    const root = house({
      'src/domain/word.ts': word,
      'src/ui/Button.tsx': word,
      'src/features/sign-in/Screen.tsx': `${takes('../../ui/Button.tsx')}export { word as again } from './word.ts'`,
      'src/features/sign-in/word.ts':
        takes('../../domain/word.ts').replace('other', 'word2') + word.replace('word', 'own'),
    })
    expect(inspectWalls(root).problems).toEqual([])
  })

  it('let the floor that puts areas together collect their descriptions and texts', () => {
    const root = house({
      'src/features/x/area.ts': word,
      'src/features/x/texts/en.po': '',
      'src/app/all.ts': collects('/src/features/*/area.ts', '../features/*/texts/*.po'),
    })
    expect(inspectWalls(root)).toEqual({ files: 2, imports: 2, problems: [] })
  })

  it('leave out of a pattern what it excludes, and the file itself', () => {
    const root = house({
      'src/ui/a.ts': collects('../**/*.ts', '!../app/**'),
      'src/app/b.ts': word,
    })
    expect(inspectWalls(root)).toEqual({ files: 2, imports: 0, problems: [] })
  })

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'domain imports a machine',
      { 'src/machines/a.ts': word, 'src/domain/b.ts': takes('../machines/a.ts') },
      /may import nothing of ours/,
    ],
    [
      'ui imports domain',
      { 'src/domain/a.ts': word, 'src/ui/b.tsx': takes('../domain/a.ts') },
      /src\/ui may import nothing/,
    ],
    [
      'a feature imports its sibling',
      { 'src/features/x/a.ts': word, 'src/features/y/b.ts': takes('../x/a.ts') },
      /src\/features\/y may import/,
    ],
    [
      'a feature imports app',
      { 'src/app/a.ts': word, 'src/features/y/b.ts': takes('../../app/a.ts') },
      /src\/features\/y may import/,
    ],
    ['src imports server', { 'server/a.ts': word, 'src/app/b.ts': takes('../../server/a.ts') }, /src\/app may import/],
    [
      'server imports the client',
      { 'src/api/client.ts': word, 'server/b.ts': takes('../src/api/client.ts') },
      /server may import/,
    ],
    ['a tool imports a test', { 'tests/a.ts': word, 'tools/b.ts': takes('../tests/a.ts') }, /tools may import/],
    [
      'a walk imports a test',
      { 'tests/a.ts': word, 'walks/b.ts': takes('../tests/a.ts') },
      /walks may import src, development\/faults$/,
    ],
    [
      'a walk imports a tool',
      { 'tools/a.ts': word, 'walks/b.ts': takes('../tools/a.ts') },
      /walks may import src, development\/faults$/,
    ],
    ['src imports a walk', { 'walks/a.ts': word, 'src/app/b.ts': takes('../../walks/a.ts') }, /src\/app may import/],
    [
      'an area of the server imports its sibling',
      { 'server/areas/x/a.ts': word, 'server/areas/y/b.ts': takes('../x/a.ts') },
      /server\/areas\/y may import/,
    ],
    [
      'routes import a sibling, through its routes',
      { 'server/areas/x/routes.ts': word, 'server/areas/y/routes.ts': takes('../x/routes.ts') },
      /server\/areas\/y\/routes may import/,
    ],
    [
      'a service imports the routes of its area',
      { 'server/areas/x/routes.ts': word, 'server/areas/x/b.ts': takes('./routes.ts') },
      /routes.ts, which server\/areas\/x may not/,
    ],
    [
      'a service imports requests and answers',
      { 'server/http/a.ts': word, 'server/areas/x/b.ts': takes('../../http/a.ts') },
      /server\/areas\/x may import/,
    ],
    [
      'a service writes its own queries',
      { 'server/areas/x/b.ts': "import 'kysely'" },
      /kysely, which server\/areas\/x may not/,
    ],
    [
      'queries import a service',
      { 'server/areas/x/a.ts': word, 'server/areas/x/store/b.ts': takes('../a.ts') },
      /server\/areas\/x\/store may import/,
    ],
    [
      'what areas share imports an area',
      { 'server/areas/x/a.ts': word, 'server/companies/b.ts': takes('../areas/x/a.ts') },
      /server\/companies may import/,
    ],
    [
      'refusals import what refuses',
      { 'server/http/a.ts': word, 'server/refusals.ts': takes('./http/a.ts') },
      /server\/refusals may import/,
    ],
    [
      'app imports a tool of development other than by import()',
      { 'development/liveView/a.ts': word, 'src/app/b.ts': takes('../../development/liveView/a.ts') },
      /other than by import\(\)/,
    ],
    [
      'a feature loads a tool of development',
      { 'development/liveView/a.ts': word, 'src/features/y/b.ts': "import('../../../development/liveView/a.ts')" },
      /src\/features\/y may import/,
    ],
    [
      'the server imports faults outside of its own room for them',
      { 'development/faults/a.ts': word, 'server/b.ts': takes('../development/faults/a.ts') },
      /server may import/,
    ],
    ['agent imports server', { 'server/a.ts': word, 'agent/b.ts': takes('../server/a.ts') }, /agent may import/],
    [
      'a type crosses a wall',
      { 'src/app/a.ts': word, 'src/ui/b.ts': "import type { word } from '../app/a.ts'\nexport type W = typeof word" },
      /src\/ui may import/,
    ],
    [
      'an import() crosses a wall',
      { 'src/app/a.ts': word, 'src/ui/b.ts': "export const late = () => import('../app/a.ts')" },
      /src\/ui may import/,
    ],
    [
      'a worker crosses a wall',
      {
        'src/app/a.ts': word,
        'src/ui/b.ts': `export const w = () => new Worker(new URL('${above}', import.meta.url))`,
      },
      /src\/ui may import/,
    ],
    [
      'a pattern crosses a wall',
      { 'src/app/a.ts': word, 'src/ui/b.ts': collects('../{app,domain}/*.ts') },
      /imports src\/app\/a\.ts; src\/ui may import/,
    ],
    [
      'a feature collects its siblings',
      { 'src/features/x/area.ts': word, 'src/features/y/b.ts': collects('../*/area.ts') },
      /src\/features\/y may import/,
    ],
    [
      'app collects more of areas than their descriptions',
      { 'src/features/x/Panel.tsx': word, 'src/app/b.ts': collects('../features/*/*.{ts,tsx}') },
      /collects src\/features\/x\/Panel\.tsx; in src\/features src\/app may collect files named area\.ts and catalogues alone/,
    ],
    [
      'what collects areas reaches more of them than their descriptions',
      {
        'src/features/x/area.ts': word,
        'src/features/x/b.ts': word,
        'src/app/b.ts': collects('/src/features/**/*.ts'),
      },
      /collects src\/features\/x\/b\.ts/,
    ],
    [
      'the floor of areas imports an area',
      { 'src/features/x/area.ts': word, 'src/area/b.ts': takes('../features/x/area.ts') },
      /src\/area may import/,
    ],
    [
      'app collects tools of development at once',
      {
        'development/liveView/a.ts': word,
        'src/app/b.ts': "export const all = import.meta.glob('/development/*/*.ts', { eager: true })",
      },
      /other than by import\(\)/,
    ],
    ['a file outside of the project', { 'tools/a.ts': takes('../../elsewhere/word.ts') }, /outside of the project/],
    ['a file that is absent', { 'tools/a.ts': takes('./word.ts') }, /does not exist/],
    ['a folder', { 'src/ui/form/index.ts': word, 'src/ui/b.ts': takes('./form') }, /without its extension/],
    [
      'a barrel',
      { 'src/ui/form/field.ts': word, 'src/ui/b.ts': "export { word } from './form/field.ts'" },
      /re-exports/,
    ],
    ['node in the browser', { 'src/ui/a.ts': "import 'node:fs'" }, /node:fs, which src\/ui may not/],
    ['react in a machine', { 'src/machines/a.ts': "import 'react'" }, /react, which src\/machines may not/],
    [
      'an undeclared package',
      { 'server/a.ts': "import 'lodash/fp'" },
      /lodash\/fp, which package.json does not declare/,
    ],
    ['an unknown folder of src', { 'src/shared/a.ts': word }, /stands in no folder/],
    ['a file that does not parse', { 'server/a.ts': 'export const = 1' }, /does not parse/],
  ])('refuse: %s', (_, files, message) => {
    const { problems } = inspectWalls(house(files))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(message)
  })

  it('let types go in a ring', () => {
    const root = house({
      'server/a.ts': "import type { B } from './b.ts'\nexport type A = B",
      'server/b.ts': "import type { A } from './a.ts'\nexport type B = A",
    })
    expect(inspectWalls(root).problems).toEqual([])
  })

  it('keep queries to the tables of their folder and of those which it imports', () => {
    const tables = (names: readonly string[]) =>
      `declare module '../store/tables.ts' {\n  interface Tables {\n${names.map((name) => `    ${name}: object\n`).join('')}  }\n}\n`
    const root = house({
      'server/shops/tables.ts': tables(['things', 'parts']),
      'server/shops/queries.ts': "db.selectFrom('things').innerJoin('parts', 'a', 'b')",
      'server/shops/0001-things.ts': "db.insertInto('elsewhere')",
      'server/images/tables.ts': tables(['elsewhere']),
      'server/areas/a/queries.ts': "db.selectFrom('things as t'); db.deleteFrom('elsewhere')",
      'server/areas/a/names.ts': takes('../../shops/tables.ts'),
      'server/areas/b/store/queries.ts':
        'sql`update elsewhere set a = 1`; sql<Row>`select 1 from things`; db.from(`parts`)',
    })
    expect(inspectWalls(root).problems).toEqual([
      'server/areas/a/queries.ts queries elsewhere of server/images, of which server/areas/a imports nothing',
      'server/areas/b/store/queries.ts queries elsewhere of server/images, of which server/areas/b imports nothing',
      'server/areas/b/store/queries.ts queries things of server/shops, of which server/areas/b imports nothing',
    ])
  })

  it('keep the definitions of a kind of document to its own folders', () => {
    const root = house({
      'src/domain/declaration/a.ts': word,
      'src/features/declarations/b.ts': takes('../../domain/declaration/a.ts'),
      'src/records/c.ts': takes('../domain/declaration/a.ts'),
    })
    expect(inspectWalls(root).problems).toEqual([
      'src/records/c.ts imports src/domain/declaration/a.ts, which only the folders of that kind may',
    ])
  })
})
