export interface AuditEntry {
  readonly at: string
  readonly companyId: string | null
  readonly accountId: string | null
  readonly action: string
  readonly subjectId: string
  /** Plain JSON without secrets and without XML. */
  readonly detail: Record<string, string | number>
}

export interface Audit {
  readonly append: (entry: AuditEntry) => Promise<void>
  /** Appends entries in their order, 500 by each statement. */
  readonly appendAll: (entries: readonly AuditEntry[]) => Promise<void>
}

export interface AuditRepositories {
  readonly audit: Audit
}
