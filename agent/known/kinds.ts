import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'
import type { KnownKind } from '../knownDocument.ts'
import { declarationWords, readKnownDeclaration } from './declaration.ts'

/** The kinds of documents that the agent signs; each has a root of its own. */
export const knownKinds: readonly KnownKind[] = [
  { words: declarationWords, layout: declarationSignature, read: readKnownDeclaration },
]
