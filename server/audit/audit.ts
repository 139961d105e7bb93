export interface Audit {
  readonly append: (entry: {
    at: string
    companyId: string | null
    accountId: string | null
    action: string
    subjectId: string
    /** Plain JSON without secrets and without XML. */
    detail: Record<string, string | number>
  }) => Promise<void>
}

export interface AuditRepositories {
  readonly audit: Audit
}
