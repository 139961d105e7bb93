import { digitalSignatureRoutes } from './routes.ts'

export const digitalSignatures = {
  repositories: () => ({}),
  routes: digitalSignatureRoutes,
}
