import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './graph.ts'

/** A folder of the server: its files declare tables together, and import other folders. */
interface Folder {
  readonly path: string
  readonly files: readonly { readonly file: SourceFile; readonly text: string }[]
}

/** Steps of the schema name the tables of their time. */
const migration = /\/migrations\/|\/\d{4}-[^/]*$/

const folderOf = (path: string): string | null => /^server\/(?:areas\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? null

const foldersOf = (root: string, files: readonly SourceFile[]): readonly Folder[] => {
  const byFolder = Map.groupBy(
    files.filter(({ path }) => !migration.test(path)),
    ({ path }) => folderOf(path),
  )
  return [...byFolder].flatMap(([path, some]) =>
    path === null
      ? []
      : [{ path, files: some.map((file) => ({ file, text: readFileSync(join(root, file.path), 'utf8') })) }],
  )
}

const block = /declare module '[^']*store\/tables\.ts' \{\n {2}interface Tables \{\n([\s\S]*?)\n {2}\}/g

/** The tables that a text declares to the queries. */
const declaredIn = (text: string): readonly string[] =>
  [...text.matchAll(block)].flatMap(([, inside = '']) =>
    [...inside.matchAll(/^ {4}(\w+): /gm)].map(([, name = '']) => name),
  )

const query = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|(?:inner|left|right|full)Join)\(\s*'(\w+)/g
const template = /\bsql(?:<[^`]*?>)?`([^`]*)`/g
const mention = /\b(?:from|join|into|update)\s+"?(\w+)/g

/** The tables that the queries of a text name, whatever they are. */
const namedIn = (text: string): readonly string[] => {
  const raw = [...text.matchAll(template)].flatMap(([, statement = '']) => [...statement.matchAll(mention)])
  return [...text.matchAll(query), ...raw].map(([, name = '']) => name)
}

const breachesOf = (folders: readonly Folder[]): string[] => {
  const ownerOf = new Map(
    folders.flatMap(({ path, files }) =>
      files.flatMap(({ text }) => declaredIn(text).map((table) => [table, path] as const)),
    ),
  )
  return folders.flatMap(({ path, files }) => {
    const targets = files.flatMap(({ file }) => file.imports.filter(({ ours }) => ours).map(({ target }) => target))
    const imported = new Set(targets.map(folderOf))
    return files.flatMap(({ file, text }) =>
      [...new Set(namedIn(text))].flatMap((table) => {
        const owner = ownerOf.get(table)
        if (owner === undefined || owner === path || imported.has(owner)) return []
        return [`${file.path} queries ${table} of ${owner}, of which ${path} imports nothing`]
      }),
    )
  })
}

/** Queries of a table that neither the folder of the server that they stand in declares nor one which that imports. */
export const problemsOfTables = (root: string, files: readonly SourceFile[]): string[] =>
  breachesOf(
    foldersOf(
      root,
      files.filter(({ path }) => path.startsWith('server/')),
    ),
  )
