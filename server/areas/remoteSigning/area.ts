import { remoteSigningRefusals } from '../../remoteSigning/refusals.ts'
import { remoteSigningRoutes } from './routes.ts'

export const remoteSigningCalls = {
  repositories: () => ({}),
  refusals: remoteSigningRefusals,
  routes: remoteSigningRoutes,
}
