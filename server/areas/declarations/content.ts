import type { DeclarationBody } from '../../../src/domain/declaration/wire.ts'
import { sha256 } from '../../secrets/signedText.ts'

/** SHA-256 of everything a declaration says, whatever the order of its fields; its own id is no content. */
export const contentHash = (content: DeclarationBody): string => {
  const fields = Object.entries({ ...content, declaration_id: '' })
  return sha256(JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1))))
}
