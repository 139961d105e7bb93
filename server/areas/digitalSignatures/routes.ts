import { contract } from '../../../src/api/contract/contract.ts'
import { isLocalType } from '../../../src/domain/certificate.ts'
import { certificateTypes } from '../../../src/domain/certificateCodes.ts'
import { succeed } from '../../../src/domain/result.ts'
import { searchWords } from '../../../src/domain/text.ts'
import { pageRequestOf, paginationOf } from '../../http/paging.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import { changeStatus } from './changeStatus.ts'
import type { Parts } from './parts.ts'
import { registerToken } from './register.ts'
import { registerHsm } from './registerHsm.ts'
import { registerRemote } from './registerRemote.ts'

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
  companyRoute(contract.changeSignatureStatus, async ({ body }, member) => {
    const changed = await changeStatus(parts.store, parts.clock, member, body)
    return changed.ok ? succeed({ changed: changed.value }) : changed
  }),
]
