import { signatureRefusals } from './refusals.ts'
import { digitalSignatureRoutes } from './routes.ts'

export const digitalSignatures = {
  repositories: () => ({}),
  refusals: signatureRefusals,
  routes: digitalSignatureRoutes,
}
