import { recordCode } from '../../src/domain/recordCode.ts'
import type { Account, Accounts } from './accounts.ts'

/**
 * The employee number as it will be kept, or null where somebody else of the company has one that looks like it. Numbers that looked alike
 * before that was looked at may stay until they are changed (decision 0432). The company is held meanwhile.
 */
export const freeEmployeeNumber = async (
  accounts: Pick<Accounts, 'isEmployeeNoTaken'>,
  companyId: string,
  wanted: string,
  before: Pick<Account, 'id' | 'employeeNo'>,
): Promise<string | null> => {
  if (wanted === '' || !(await accounts.isEmployeeNoTaken(companyId, wanted, before.id))) return wanted
  return recordCode(before.employeeNo) === wanted ? before.employeeNo : null
}
