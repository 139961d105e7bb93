import { contract } from '../../../src/api/contract/contract.ts'
import { fail } from '../../../src/domain/result.ts'
import { companyRoute, type Route } from '../../http/route.ts'

const notConfigured = () => Promise.resolve(fail({ reason: 'remoteSigning.notConfigured' } as const))

/** Calls of remote signatures: certificate type 4 (seed 000 §3). */
export const remoteSigningRoutes = (): readonly Route[] => [
  companyRoute(contract.remoteSigningCertificates, notConfigured),
  companyRoute(contract.remoteSigningRequest, notConfigured),
  companyRoute(contract.remoteSigningCheck, notConfigured),
  companyRoute(contract.remoteSigningCancel, notConfigured),
]
