import type { AuditRepositories } from '../audit/audit.ts'
import type { DocumentHead } from './keptKind.ts'

interface Noted {
  readonly at: string
  /** Null where the authority's side did it. */
  readonly accountId: string | null
  readonly action: string
  readonly detail: Readonly<Record<string, string>>
}

/** Says in the audit what was done to a document, which it names by its reference. */
export const note = async (
  inside: AuditRepositories,
  { companyId, id, reference }: Pick<DocumentHead, 'companyId' | 'id' | 'reference'>,
  { detail, ...entry }: Noted,
): Promise<void> => {
  await inside.audit.append({ ...entry, companyId, subjectId: id, detail: { name: reference, ...detail } })
}
