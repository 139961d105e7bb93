import { alteredDocuments } from './altered.ts'
import { certificateDocuments } from './certificates.ts'
import type { HostileDocument, HostileGround } from './ground.ts'
import { profileDocuments } from './profile.ts'
import { signingTimeDocuments } from './signingTime.ts'
import { structureDocuments } from './structure.ts'
import { textDocuments } from './text.ts'
import { unsignedPartDocuments } from './unsignedParts.ts'

/** Every hostile document, each with the code of its refusal. */
export const buildHostileCorpus = async (ground: HostileGround): Promise<readonly HostileDocument[]> => [
  ...textDocuments(ground),
  ...structureDocuments(ground),
  ...profileDocuments(ground),
  ...alteredDocuments(ground),
  ...unsignedPartDocuments(ground),
  ...(await certificateDocuments(ground)),
  ...(await signingTimeDocuments(ground)),
]
