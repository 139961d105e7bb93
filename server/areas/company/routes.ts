import { contract } from '../../../src/api/contract/contract.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { companyValuesOf } from '../../../src/domain/companyForm.ts'
import { succeed } from '../../../src/domain/result.ts'
import type { AreaParts } from '../../area.ts'
import type { AuditRepositories } from '../../audit/audit.ts'
import type { CompanyRepositories } from '../../companies/companies.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import { saveWithPicture } from '../../images/address.ts'
import { changeCompany, versionOf } from './changeCompany.ts'

export const companyRoutes = ({
  store,
  processingTime: { receiptSeconds, decisionSeconds },
  clock,
  images,
}: Pick<
  AreaParts<CompanyRepositories & AuditRepositories>,
  'store' | 'processingTime' | 'clock' | 'images'
>): readonly Route[] => [
  companyRoute(contract.company, async (_request, { companyId }) => {
    const company = await store.companies.byId(companyId)
    if (company === null) throw new Error('an account belongs to a company that is not there')
    return succeed({ ...company, version: versionOf(companyValuesOf(company)) })
  }),
  companyRoute(contract.changeCompany, async ({ body }, member) => {
    const kept = await store.companies.byId(member.companyId)
    const picture = { field: 'profile_image', address: body.profile_image, former: kept?.profile_image ?? '' }
    return saveWithPicture(images, member.companyId, picture, () => changeCompany(store, clock, member, body))
  }),
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
