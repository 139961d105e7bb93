import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { Import, SourceFile } from './graph.ts'
import { readGraph, sourceFolders } from './graph.ts'
import { problemsOfKinds } from './kinds.ts'
import type { Room } from './rules.ts'
import { problemsOfTables } from './tables.ts'
import { roomsOf } from './rules.ts'

const manifestSchema = v.object({
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  devDependencies: v.optional(v.record(v.string(), v.string()), {}),
  optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
})

const within = (path: string, folder: string) => path.startsWith(`${folder}/`) || path.startsWith(`${folder}.`)

/** Name of the package that an import specifier belongs to. */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

function problemOfOurs(root: string, path: string, room: Room, one: Import): string | null {
  if (one.target.startsWith('..')) return `imports ${one.specifier}, which is outside of the project`
  if (!existsSync(join(root, one.target))) return `imports ${one.specifier}, which does not exist`
  if (!/\.\w+(?:\?[\w&]+)?$/.test(one.specifier)) return `imports ${one.specifier} without its extension`
  if (one.collected && room.collects !== undefined && within(one.target, room.collects.in))
    return room.collects.only.test(one.target)
      ? null
      : `collects ${one.target}; in ${room.collects.in} ${room.folder} may collect ${room.collects.says} alone`
  if (one.reExport && dirname(one.target) !== dirname(path)) return `re-exports ${one.specifier} from another folder`
  if (room.mayNotImport?.some((folder) => within(one.target, folder)) === true)
    return `imports ${one.target}, which ${room.folder} may not`
  const reaches = (folders: readonly string[] = []) => folders.some((folder) => within(one.target, folder))
  if (within(one.target, room.folder) || reaches(room.mayImport)) return null
  if (reaches(room.mayLoad)) return one.onDemand ? null : `imports ${one.target} other than by import()`
  return `imports ${one.target}; ${room.folder} may import ${room.mayImport.join(', ') || 'nothing of ours'}`
}

function problemOfPackage(room: Room, declared: ReadonlySet<string>, one: Import): string | null {
  if (one.target.startsWith('/') || one.target.startsWith('file:'))
    return `imports ${one.specifier} by an absolute path`
  if (room.packages !== undefined && !room.packages.test(one.target))
    return `imports ${one.target}, which ${room.folder} may not`
  const name = packageOf(one.target)
  return name.startsWith('node:') || name.startsWith('virtual:') || declared.has(name)
    ? null
    : `imports ${one.target}, which package.json does not declare`
}

function problemsOf(root: string, file: SourceFile, rooms: readonly Room[], declared: ReadonlySet<string>) {
  const { path, imports, syntaxError } = file
  if (syntaxError !== null) return [`${path} does not parse: ${syntaxError}`]
  const room = rooms.find(({ folder }) => within(path, folder))
  if (room === undefined) return [`${path} stands in no folder of the house`]
  return imports.flatMap((one) => {
    const problem = one.ours ? problemOfOurs(root, path, room, one) : problemOfPackage(room, declared, one)
    return problem === null ? [] : [`${path} ${problem}`]
  })
}

/**
 * Every import that breaks a wall of the house, one message each: a folder above or beside, a path outside of the project,
 * a package that the folder may not have or package.json does not declare, a re-export across folders; and every query of a table that is
 * neither the folder's own nor that of one which it imports.
 *
 * @param root folder that holds src, server and the others
 */
export function inspectWalls(root: string): { files: number; imports: number; problems: string[] } {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const declared = new Set(Object.values(manifest).flatMap((group) => Object.keys(group)))
  const foldersIn = (folder: string) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
  const rooms = roomsOf(foldersIn('src/features'), foldersIn('server/areas'))
  const files = readGraph(root, sourceFolders)
  const problems = [
    ...files.flatMap((file) => problemsOf(root, file, rooms, declared)),
    ...problemsOfKinds(files),
    ...problemsOfTables(root, files),
  ]
  const imports = files.reduce((sum, file) => sum + file.imports.length, 0)
  return { files: files.length, imports, problems }
}
