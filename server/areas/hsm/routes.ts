import { contract } from '../../../src/api/contract/contract.ts'
import { succeed } from '../../../src/domain/result.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import { listCertificates } from './certificates.ts'
import { findLogin } from '../../hsm/logins.ts'
import type { Parts } from './parts.ts'
import { signDocuments } from './sign.ts'
import { setUpTwoFactor } from './twoFactor.ts'

/** Calls of the signing server (seed 002 §7.4). */
export const hsmRoutes = (parts: Parts): readonly Route[] => [
  companyRoute(contract.hsmCertificates, ({ body, address }, member) =>
    listCertificates(parts, body, { member, address }),
  ),
  companyRoute(contract.hsmQr2fa, ({ body, address }, member) => setUpTwoFactor(parts, body, { member, address })),
  companyRoute(contract.hsmLogin, async ({ body: { provider, serial_no: serialNumber }, address }, member) => {
    const login = await findLogin(parts, { provider, serialNumber }, { member, address })
    if (login === null) return succeed({ kept_yn: 'N', attempts_left: null, pin_locked: false, otp_yn: 'N' })
    const state = await parts.hsm.keyState(login, serialNumber)
    if (!state.ok) return state
    const { attemptsLeft, isLocked, asksCode } = state.value
    return succeed({ kept_yn: 'Y', attempts_left: attemptsLeft, pin_locked: isLocked, otp_yn: asksCode ? 'Y' : 'N' })
  }),
  companyRoute(contract.hsmIssueXmlList, ({ body, address }, member) =>
    signDocuments(parts, body, { member, address }),
  ),
]
