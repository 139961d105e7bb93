import { contract } from '../../../src/api/contract/contract.ts'
import { isLocalType } from '../../../src/domain/certificate.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import { searchWords } from '../../../src/domain/text.ts'
import type { ProcessingTime } from '../../authority/processing-time.ts'
import type { Clock } from '../../clock.ts'
import { pageRequestOf, paginationOf } from '../../http/paging.ts'
import { companyRoute, sessionRoute, type Route } from '../../http/route.ts'
import type { Store } from '../../store/store.ts'

export const settingsRoutes = (
  store: Store,
  { receiptSeconds, decisionSeconds }: ProcessingTime,
  clock: Clock,
): readonly Route[] => [
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
  companyRoute(contract.digitalSignatures, async ({ query }, { companyId }) => {
    const filter = { words: searchWords(query.search_value), status: query.status ?? null, type: query.type ?? null }
    const page = await store.certificates.page(companyId, filter, pageRequestOf(query))
    return succeed({ digital_signatures: [...page.items], pagination: paginationOf(query, page.total) })
  }),
  companyRoute(contract.checkSkip, async (_request, { companyId }) => {
    const types = await store.certificates.activeTypes(companyId)
    const [first, ...others] = types
    // Tokens and smart cards are one choice: the agent signs with whichever is plugged in.
    const skip = first !== undefined && (others.length === 0 || types.every(isLocalType))
    return succeed({ skip, type: skip ? first : null, types: [...types] })
  }),
]
