import type { Repositories } from './store/repositories.ts'

interface Noted {
  readonly at: string
  readonly companyId: string
  /** Null where the authority's side did it. */
  readonly accountId: string | null
  readonly action: string
  readonly declarationId: string
  readonly detail: Readonly<Record<string, string>>
}

/** Says in the audit what was done to a declaration, which it names by its reference. */
export const note = async (
  inside: Pick<Repositories, 'audit' | 'declarations'>,
  { companyId, declarationId, detail, ...entry }: Noted,
): Promise<void> => {
  const declaration = await inside.declarations.byId(companyId, declarationId)
  await inside.audit.append({
    ...entry,
    companyId,
    subjectId: declarationId,
    detail: { name: declaration?.reference ?? '', ...detail },
  })
}
