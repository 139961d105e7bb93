import { sha256 } from '../secrets/signedText.ts'

/** SHA-256 of everything that a content says, whatever the order of its fields; its own id is no content. */
export const hashOfContent = (content: object, id: string): string => {
  const fields = Object.entries({ ...content, [id]: '' })
  return sha256(JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1))))
}
