import { pitCertificateMails } from '../../../../src/api/contract/pitCertificateMails.ts'
import { succeed } from '../../../../src/domain/result.ts'
import type { Clock } from '../../../clock.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import type { Store } from '../store/repositories.ts'

interface Parts {
  readonly store: Store
  readonly clock: Clock
}

/** What a company chooses of its mails to people (decision 0502). */
export const mailRoutes = ({ store, clock }: Parts): readonly Route[] => [
  companyRoute(pitCertificateMails.read, async (_request, { companyId }) =>
    succeed(await store.pitCertificateMailChoices.of(companyId)),
  ),
  companyRoute(pitCertificateMails.choose, ({ body }, { companyId, account }) =>
    store.transaction<typeof body, never>(async (inside) => {
      await inside.pitCertificateMailChoices.choose(companyId, body)
      await inside.audit.append({
        at: clock().toISOString(),
        companyId,
        accountId: account.id,
        action: 'pitCertificate.mailChosen',
        subjectId: '',
        detail: { attachment: body.attachment },
      })
      return succeed(body)
    }),
  ),
]
