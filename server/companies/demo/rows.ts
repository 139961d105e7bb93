import { pitPermissions } from '../../../src/domain/session.ts'
import { newId } from '../../store/identifiers.ts'
import { plainAccount } from '../accounts.ts'
import type { CompanyRepositories } from '../companies.ts'
import { demoAccounts, furtherDemoAccounts, type DemoAccount } from './accounts.ts'
import { otherCompany } from './company.ts'
import { demoPasswordHash } from './passwordHash.ts'

const accountOf = async ({ userId, ...rest }: DemoAccount) => ({
  ...plainAccount,
  ...rest,
  id: newId(),
  userId,
  permissions: rest.scope === 'USER PIT' ? pitPermissions : [],
  email: userId,
  passwordHash: await demoPasswordHash(),
})

/** The second demo company, and the accounts of both. */
export const companyRows = async () => {
  const accounts = await Promise.all([...demoAccounts, ...furtherDemoAccounts].map(accountOf))
  return {
    async insert({ companies, accounts: kept }: CompanyRepositories): Promise<void> {
      await companies.insertNew(otherCompany.id, otherCompany)
      for (const account of accounts) await kept.insert(account)
    },
  }
}
