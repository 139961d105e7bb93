import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { foundIn, type Found } from '../messages/found.ts'
import { requirementFileSchema } from './requirement.ts'
import { textsOf } from './texts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const rulesFile = /^docs\/requirements\/\d{3}\.json$/

/** Reads the rules of docs/requirements for lingui's catalogues, with their ids as contexts. */
export const requirementExtractor = {
  match: (filename: string) => rulesFile.test(relative(root, filename).replaceAll('\\', '/')),
  extract: (filename: string, code: string, onMessageExtracted: (found: Found) => void) => {
    for (const { of, text } of textsOf(v.parse(requirementFileSchema, JSON.parse(code))))
      onMessageExtracted(foundIn(filename, of, text))
  },
}
