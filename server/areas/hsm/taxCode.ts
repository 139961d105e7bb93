import type { Asker, Parts } from './parts.ts'

/** The tax code of whoever asks. */
export const taxCodeOf = async ({ store }: Pick<Parts, 'store'>, { member }: Asker): Promise<string> => {
  const company = await store.companies.byId(member.companyId)
  if (company === null) throw new Error('somebody works for a company that is not there')
  return company.tax_id
}
