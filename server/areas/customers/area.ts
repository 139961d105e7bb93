import type { SweepParts } from '../../area.ts'
import { forgetUploads } from '../../records/upload.ts'
import { customerRows } from './demo/rows.ts'
import { foundCustomers } from './foundCustomers.ts'
import { customerRefusals } from './refusals.ts'
import { customerRoutes } from './routes.ts'
import type { Repositories } from './store/repositories.ts'

export const customers = {
  repositories: () => ({}),
  refusals: customerRefusals,
  routes: customerRoutes,
  searches: [foundCustomers],
  sweep: ({ store, clock }: Pick<SweepParts<Repositories>, 'store' | 'clock'>) =>
    forgetUploads(store.customerUploads, clock),
  demo: { rows: customerRows },
}
