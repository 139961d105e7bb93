import { contract } from '../../../src/api/contract/contract.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
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
    return company === null ? fail({ reason: 'record.absent' }) : succeed(company)
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
