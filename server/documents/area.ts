import type { SweepParts } from '../area.ts'
import type { Connection } from '../store/connection.ts'
import { forEveryCompany } from '../store/statements.ts'
import type { TableOwners } from '../store/tables.ts'
import { documents } from './0048-documents.ts'
import { answersKeptOnce } from './0049-answers-kept-once.ts'
import { deletedDocuments } from './0051-deleted-documents.ts'
import { deletedDocumentsIn } from './deletedDocumentQueries.ts'
import { goneBefore } from './deletion.ts'
import { numbersOfGenerated } from './0052-numbers-of-generated.ts'
import { textsOfSteps } from './0055-texts-of-steps.ts'
import { companionsOfGenerated } from './0083-companions.ts'
import { contentsOfDeletedDocuments } from './0065-contents-of-deleted-documents.ts'
import { documentYearsIn } from './documentYears.ts'
import { generatedIn } from './generatedQueries.ts'
import { documentHistoryIn } from './historyQueries.ts'
import type { DocumentRepositories } from './repositories.ts'
import { signedDocumentsIn } from './signedDocumentQueries.ts'

/** How long generated XML is kept: from its making while it waits for a signature, and from that on once it is signed. */
const keptFor = 30 * 86_400_000

/** What is kept of documents of every kind (decision 0468). */
export const documentRecords = {
  migrations: {
    '0048-documents': documents,
    '0049-answers-kept-once': answersKeptOnce,
    '0051-deleted-documents': deletedDocuments,
    '0052-numbers-of-generated': numbersOfGenerated,
    '0055-texts-of-steps': textsOfSteps,
    '0065-contents-of-deleted-documents': contentsOfDeletedDocuments,
    '0083-companions': companionsOfGenerated,
  },
  tables: {
    generated: 'company',
    signed_documents: 'company',
    document_steps: 'company',
    document_messages: 'company',
    deleted_documents: 'company',
    deleted_document_steps: 'company',
    deleted_document_generated: 'company',
  } satisfies TableOwners,
  repositories: (connection: Connection): DocumentRepositories => ({
    generated: generatedIn(connection.db),
    signedDocuments: signedDocumentsIn(connection.db),
    documentHistory: documentHistoryIn(connection.db),
    deletedDocuments: deletedDocumentsIn(connection.db),
    documentYears: documentYearsIn(connection),
  }),
  async sweep({ store, clock }: Pick<SweepParts<DocumentRepositories>, 'store' | 'clock'>) {
    const now = clock()
    await store.documentYears.prepare(now)
    await forEveryCompany(async () => {
      await store.generated.removeOlder(new Date(now.getTime() - keptFor).toISOString())
      await store.deletedDocuments.removeOlder(goneBefore(now))
    })
  },
}
