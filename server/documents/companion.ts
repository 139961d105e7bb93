import type { SignedLayout } from '../../src/domain/documents/signedLayout.ts'
import type { FieldProblem } from '../../src/domain/failure.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { GeneratedDocument } from './generated.ts'
import type { DocumentRepositories } from './repositories.ts'
import type { SignedDocument } from './signedDocuments.ts'

/**
 * A second document that some documents of a kind have: generated with them, signed by itself, and sent in the same message (decision 0529).
 * Nothing is answered about it.
 */
export interface KeptCompanion<Content> {
  /** Names it among kinds of signed documents. */
  readonly key: string
  readonly layout: SignedLayout
  /** Whether a document that says this has one. */
  readonly isOf: (content: Content) => boolean
  /** Why such a document is filed by itself, and in no run. */
  readonly filedAlone: FieldProblem
}

/** Signed XML under its request key. */
export type SentXml = Pick<SignedDocument, 'reqKey' | 'signedXml'>

/** What was generated as the companion of a document, where that is what is sent with it; null where it goes alone. */
export const companionSent = async (
  { generated }: Pick<DocumentRepositories, 'generated'>,
  { document: { companyId }, companionKey }: GeneratedDocument,
  sent: SentXml | null,
): Promise<Result<GeneratedDocument | null, ServerRefusal<'signature.companionDiffers'>>> => {
  const differs = fail({ reason: 'signature.companionDiffers' } as const)
  if ((sent?.reqKey ?? '') !== companionKey) return differs
  if (companionKey === '') return succeed(null)
  const found = await generated.byReqKey(companyId, companionKey)
  return found === null ? differs : succeed(found)
}
