import { contract } from '../../../src/api/contract/contract.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import { listCertificates } from './certificates.ts'
import { cancelRequest, checkRequest } from './check.ts'
import type { Parts } from './parts.ts'
import { createAsking } from './request.ts'
import { listWaiting } from './waiting.ts'

/** Calls of remote signatures: certificate type 4 (seed 000 §3, decision 0350). */
export const remoteSigningRoutes = (parts: Parts): readonly Route[] => {
  const ask = createAsking(parts)
  return [
    companyRoute(contract.remoteSigningCertificates, ({ body, address }, member) =>
      listCertificates(parts, body, { member, address }),
    ),
    companyRoute(contract.remoteSigningRequest, ({ body, address }, member) =>
      ask(
        { reqKeys: [...new Set([body.req_key, ...body.other_req_keys])], serialNumber: body.serial_no },
        { member, address },
      ),
    ),
    companyRoute(contract.remoteSigningWaiting, ({ address }, member) => listWaiting(parts, { member, address })),
    companyRoute(contract.remoteSigningCheck, ({ body, address }, member) =>
      checkRequest(parts, body, { member, address }),
    ),
    companyRoute(contract.remoteSigningCancel, ({ body, address }, member) =>
      cancelRequest(parts, body, { member, address }),
    ),
  ]
}
