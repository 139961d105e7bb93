import { companyLogos } from './demo/rows.ts'
import { companyRefusals } from './refusals.ts'
import { companyRoutes } from './routes.ts'

export const company = {
  pictures: [{ table: 'companies', column: 'profile_image', company: 'id' }],
  repositories: () => ({}),
  refusals: companyRefusals,
  routes: companyRoutes,
  demo: { rows: companyLogos },
}
