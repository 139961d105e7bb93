import { contract } from '../../../src/api/contract/contract.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { succeed } from '../../../src/domain/result.ts'
import type { AreaParts } from '../../area.ts'
import type { CompanyRepositories } from '../../companies/companies.ts'
import { companyRoute, sessionRoute, type Route } from '../../http/route.ts'

export const companyRoutes = ({
  store,
  processingTime: { receiptSeconds, decisionSeconds },
  clock,
}: Pick<AreaParts<CompanyRepositories>, 'store' | 'processingTime' | 'clock'>): readonly Route[] => [
  companyRoute(contract.company, async (_request, { companyId }) => {
    const company = await store.companies.byId(companyId)
    if (company === null) throw new Error('an account belongs to a company that is not there')
    return succeed(company)
  }),
  sessionRoute(contract.profile, (_request, { account }) =>
    Promise.resolve(
      succeed({
        id: account.id,
        name: account.name,
        email: account.email,
        profile_image: account.profileImage,
        scope: account.scope,
      }),
    ),
  ),
  companyRoute(contract.processingTime, () =>
    Promise.resolve(
      succeed({
        receipt_seconds: receiptSeconds,
        decision_seconds: decisionSeconds,
        server_time: vietnamMoment(clock()),
      }),
    ),
  ),
]
