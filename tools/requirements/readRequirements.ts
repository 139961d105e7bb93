import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Requirement, RequirementFile } from './requirement.ts'
import { requirementFileSchema } from './requirement.ts'

const committed = fileURLToPath(new URL('../../docs/requirements', import.meta.url))

/**
 * The files of docs/requirements, by document. Throws where one does not have the shape of the schema.
 *
 * @param folder another folder than the project's own
 */
export function readRequirementFiles(folder = committed): RequirementFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
  return names.map((name) => v.parse(requirementFileSchema, JSON.parse(readFileSync(join(folder, name), 'utf8'))))
}

/** Every rule of the seed documents that speaks of order, condition or error, in the documents' order. */
export const readRequirements = (folder = committed): Requirement[] =>
  readRequirementFiles(folder).flatMap(({ requirements }) => requirements)
