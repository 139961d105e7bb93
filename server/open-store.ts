import { Kysely } from 'kysely'
import type { Repositories, Store } from './store/store.ts'
import { accountsIn } from './companies/account-queries.ts'
import { certificatesIn } from './certificates/certificate-queries.ts'
import { companiesIn } from './companies/company-queries.ts'
import { defaultListLimits, type ListLimits } from './areas/declarations/store/declaration-page.ts'
import { declarationsIn, type ListParts } from './areas/declarations/store/declaration-queries.ts'
import { isMigrated, migrate } from './store/migrations/migrate.ts'
import { auditIn, authorityMessagesIn, outboxIn } from './outbox/outbox-queries.ts'
import { defaultLimits, onlyConnectLimited, postgresDialect, type DatabaseLimits } from './store/postgres.ts'
import { previewsIn } from './areas/pdf-viewer/store/preview-queries.ts'
import { registrationsIn, submissionsIn } from './areas/declarations/store/registration-queries.ts'
import { ensurePostgresIndex } from './areas/declarations/store/search-index.ts'
import { secretsIn, sessionsIn, signInGuardsIn } from './companies/session-queries.ts'
import { sqliteDialect } from './store/sqlite.ts'
import type { Tables } from './store/tables.ts'
import { groupedTransactions, singleTransactions } from './store/transactions.ts'

/** Where the data is: a file of node:sqlite, or a PostgreSQL connection string. */
export type DatabaseLocation =
  | {
      readonly kind: 'sqlite'
      readonly path: string
      /** Milliseconds to wait for a lock that another process holds. */
      readonly lockLimit?: number
      readonly listLimits?: ListLimits
    }
  | {
      readonly kind: 'postgres'
      readonly url: string
      /** Hears of every connection that breaks. */
      readonly onConnectionLost: (error: Error) => void
      readonly limits?: DatabaseLimits
      readonly listLimits?: ListLimits
    }

const repositoriesOver =
  (parts: ListParts) =>
  (db: Kysely<Tables>): Repositories => ({
    accounts: accountsIn(db),
    sessions: sessionsIn(db),
    signInGuards: signInGuardsIn(db),
    secrets: secretsIn(db),
    previews: previewsIn(db),
    companies: companiesIn(db),
    certificates: certificatesIn(db),
    declarations: declarationsIn(db, parts),
    submissions: submissionsIn(db),
    registrations: registrationsIn(db),
    outbox: outboxIn(db),
    authorityMessages: authorityMessagesIn(db),
    audit: auditIn(db),
  })

/** Migrates, and answers the database as requests use it: on PostgreSQL with limits that migrations do not have. */
const migrated = async (location: DatabaseLocation): Promise<{ db: Kysely<Tables>; hasIndex: boolean }> => {
  if (location.kind === 'sqlite') {
    const db = new Kysely<Tables>({ dialect: sqliteDialect(location.path, location.lockLimit) })
    await migrate(db, location.kind)
    return { db, hasIndex: true }
  }
  const { url, onConnectionLost, limits = defaultLimits } = location
  const unlimited = new Kysely<Tables>({ dialect: postgresDialect(url, onConnectionLost, onlyConnectLimited(limits)) })
  let hasIndex = false
  try {
    await migrate(unlimited, location.kind)
    hasIndex = await ensurePostgresIndex(unlimited)
  } finally {
    await unlimited.destroy()
  }
  return { db: new Kysely<Tables>({ dialect: postgresDialect(url, onConnectionLost, limits) }), hasIndex }
}

export interface OpenStore {
  readonly store: Store
  /** For what lives beside the store in the same database. */
  readonly db: Kysely<Tables>
  /** Whether the database has, still, the schema that this server brought it to. */
  readonly isLatestSchema: () => Promise<boolean>
  /** Whether searching has its index; without it the time of a search grows with the table. */
  readonly hasIndex: boolean
}

/** Opens the database and brings it to the latest schema. */
export const openStore = async (location: DatabaseLocation): Promise<OpenStore> => {
  const { db, hasIndex } = await migrated(location)
  const { kind, listLimits: limits = defaultListLimits } = location
  const repositoriesIn = repositoriesOver({ kind, hasIndex, limits })
  // PostgreSQL gathers commits itself; SQLite would sync the disk for each, one after the other.
  const transactions = location.kind === 'sqlite' ? groupedTransactions : singleTransactions
  return {
    store: { ...repositoriesIn(db), transaction: transactions(db, repositoriesIn), close: () => db.destroy() },
    db,
    isLatestSchema: () => isMigrated(db, location.kind),
    hasIndex,
  }
}
