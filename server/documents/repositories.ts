import type { DeletedDocuments } from './deletedDocuments.ts'
import type { DocumentHistory } from './documentHistory.ts'
import type { DocumentYears } from './documentYears.ts'
import type { GeneratedDocuments } from './generated.ts'
import type { SignedDocuments } from './signedDocuments.ts'

/** What is kept of documents, whatever their kind (decision 0468). */
export interface DocumentRepositories {
  readonly generated: GeneratedDocuments
  readonly signedDocuments: SignedDocuments
  readonly documentHistory: DocumentHistory
  readonly deletedDocuments: DeletedDocuments
  readonly documentYears: DocumentYears
}
