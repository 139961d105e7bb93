import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { walkRecordSchema, type WalkRecord } from '../../walks/model/walkRecord.ts'

const changedAt = (path: string) => statSync(path).mtimeMs

/** When the newest file of these folders was changed, in milliseconds since 1970. */
export const lastChangeIn = (folders: readonly string[]) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .reduce((newest, { parentPath, name }) => Math.max(newest, changedAt(join(parentPath, name))), 0)

/** The record of a machine, or null when it was not walked since that moment (milliseconds since 1970). */
export const readRecord = (folder: string, id: string, since: number): WalkRecord | null => {
  const path = join(folder, `${id}.json`)
  if (!existsSync(path) || changedAt(path) < since) return null
  return v.parse(walkRecordSchema, JSON.parse(readFileSync(path, 'utf8')))
}
