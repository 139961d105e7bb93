import type { CompanyInformation } from '../../../src/domain/companyForm.ts'
import type { Member } from '../../companies/member.ts'
import type { Parts } from './parts.ts'

/** The company of whoever asks. */
export const companyOf = async (
  { store }: Pick<Parts, 'store'>,
  { companyId }: Pick<Member, 'companyId'>,
): Promise<CompanyInformation> => {
  const company = await store.companies.byId(companyId)
  if (company === null) throw new Error('somebody works for a company that is not there')
  return company
}
