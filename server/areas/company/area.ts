import { companyRoutes } from './routes.ts'

export const company = {
  repositories: () => ({}),
  routes: companyRoutes,
}
