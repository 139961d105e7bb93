import { searchRoutes } from './routes.ts'

export const search = {
  repositories: () => ({}),
  routes: searchRoutes,
}
