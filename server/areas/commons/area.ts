import { commonsRoutes } from './routes.ts'

export const commons = {
  repositories: () => ({}),
  routes: () => commonsRoutes,
}
