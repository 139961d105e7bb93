import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { archiveEnding, packedMode, zipOf, type ArchiveKind, type PackedFile } from '../../server/http/packing.ts'
import { tarEntry } from '../../server/http/tar.ts'

const filesBelow = (folder: string): PackedFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(folder, path).split(sep).join('/'), bytes: readFileSync(path) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))

const tarballOf = (files: readonly PackedFile[]): Uint8Array =>
  gzipSync(Buffer.concat(files.map((file) => tarEntry({ ...file, mode: packedMode(file.path) }))))

/** Packs the folder `name` of a kind, in place of it, as the archive to which each server adds its settings. */
export const packKind = (home: string, kind: ArchiveKind, name: string): void => {
  const place = join(home, kind)
  const files = filesBelow(place)
  rmSync(join(place, name), { recursive: true })
  const bytes = kind === 'unix' ? tarballOf(files) : zipOf(files)
  writeFileSync(join(place, `${name}.${archiveEnding[kind]}`), bytes)
}
