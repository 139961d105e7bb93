import { contract } from '../../../src/api/contract/contract.ts'
import { isLocalType } from '../../../src/domain/certificate.ts'
import { certificateTypes } from '../../../src/domain/certificateCodes.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import { searchWords } from '../../../src/domain/text.ts'
import { pageRequestOf, paginationOf } from '../../http/paging.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import { changeStatus } from './changeStatus.ts'
import { connectSigningServer } from './connect.ts'
import { readKeyState } from './keyState.ts'
import type { Parts } from './parts.ts'
import { registerToken } from './register.ts'
import { registerHsm } from './registerHsm.ts'
import { registerRemote } from './registerRemote.ts'
import { syncSignatures } from './sync.ts'
import { updateSignature } from './update.ts'
import { versionOf } from './version.ts'

/** Calls about the company's accounts at the signing server. */
const accountRoutes = (parts: Parts): readonly Route[] => [
  companyRoute(contract.connectSigningServer, ({ body, address }, member) =>
    connectSigningServer(parts, body, { member, address }),
  ),
  companyRoute(contract.syncSignatures, ({ body, address }, member) =>
    syncSignatures(parts, body, { member, address }),
  ),
]

/** Calls about one certificate. */
const singleRoutes = (parts: Parts): readonly Route[] => [
  companyRoute(contract.signatureDetail, async ({ params: { id } }, { companyId }) => {
    const kept = await parts.store.certificates.kept(companyId, id)
    return kept === null ? fail({ reason: 'record.absent' }) : succeed({ ...kept.record, version: versionOf(kept) })
  }),
  companyRoute(contract.signatureKeyState, ({ params: { id }, body, address }, member) =>
    readKeyState(parts, { id, ...body }, { member, address }),
  ),
  companyRoute(contract.updateSignature, ({ params: { id }, body, address }, member) =>
    updateSignature(parts, id, body, { member, address }),
  ),
]

/** Calls about the certificates of a company (seed 001 §7). */
export const digitalSignatureRoutes = (parts: Parts): readonly Route[] => [
  companyRoute(contract.digitalSignatures, async ({ query }, { companyId }) => {
    const filter = { words: searchWords(query.search_value), status: query.status ?? null, type: query.type ?? null }
    const page = await parts.store.certificates.page(companyId, filter, pageRequestOf(query))
    return succeed({ digital_signatures: [...page.items], pagination: paginationOf(query, page) })
  }),
  companyRoute(contract.checkSkip, async (_request, { companyId }) => {
    const types = await parts.store.certificates.activeTypes(companyId)
    const [first, ...others] = types
    // Tokens and smart cards are one choice: the agent signs with whichever is plugged in.
    const skip = first !== undefined && (others.length === 0 || types.every(isLocalType))
    return succeed({ skip, type: skip ? first : null, types: [...types] })
  }),
  companyRoute(contract.registerSignature, async ({ body, address }, member) => {
    if (body.type === certificateTypes.hsm) return registerHsm(parts, body, { member, address })
    if (body.type === certificateTypes.remoteSignature) return registerRemote(parts, body, { member, address })
    return registerToken(parts.store, parts.clock, member, body)
  }),
  companyRoute(contract.changeSignatureStatus, async ({ body, address }, member) => {
    const changed = await changeStatus(parts, body, { member, address })
    return changed.ok ? succeed({ changed: changed.value }) : changed
  }),
  ...accountRoutes(parts),
  ...singleRoutes(parts),
]
