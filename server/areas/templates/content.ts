import type { TemplateValues } from '../../../src/domain/templates/template.ts'
import { sha256 } from '../../secrets/signedText.ts'

/** SHA-256 of all that a template says, whatever the order of its fields and POS. */
export const versionOf = ({ pos, ...fields }: TemplateValues): string => {
  const entries = Object.entries({ ...fields, pos: pos.toSorted() })
  return sha256(JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1))))
}
