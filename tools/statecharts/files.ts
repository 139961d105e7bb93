import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { ExportedFile } from './exports.ts'

/** What people make by other commands and this one leaves alone; facts are written when somebody accepts them. */
const others = /^(?:last-run\.json$|[^/]+\/[^/]+\.facts\.tsv$)/

/** Made by whoever wants them, and not committed. */
const translations = /\.(?:vi|ko)\.(?:svg|txt)$/

const present = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
        .filter((path) => !others.test(path))
    : []

const isFresh = (folder: string, { path, content }: ExportedFile) => {
  const file = join(folder, path)
  return existsSync(file) && readFileSync(file).equals(Buffer.from(content))
}

/** Committed files that are not what they would be written as, and such that nothing writes any more, one line each. */
export const staleFiles = (folder: string, files: readonly ExportedFile[]): readonly string[] => {
  const known = new Set(files.map(({ path }) => path))
  return [
    ...files
      .filter((file) => !isFresh(folder, file))
      .map(({ path }) => `statecharts/${path} is not fresh: run npm run statecharts`),
    ...present(folder)
      .filter((path) => !known.has(path) && !translations.test(path))
      .map((path) => `statecharts/${path} belongs to no chart: run npm run statecharts`),
  ]
}

/** Writes what is not fresh and takes away what nothing writes any more. @returns how many files were written */
export const writeFiles = (folder: string, files: readonly ExportedFile[]): number => {
  const known = new Set(files.map(({ path }) => path))
  for (const path of present(folder).filter((one) => !known.has(one))) rmSync(join(folder, path))
  const stale = files.filter((file) => !isFresh(folder, file))
  for (const { path, content } of stale) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return stale.length
}
