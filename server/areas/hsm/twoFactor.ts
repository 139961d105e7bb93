import type { AnswerOf, RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import { confirmRight } from '../../companies/rights.ts'
import { qrPicture } from '../../hsm/twoFactor/qrPicture.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { typedLogin } from '../../hsm/logins.ts'
import { noteRefusal } from '../../hsm/note.ts'
import { type Asker, openSecret, taxCodeOf } from '../../hsm/calls.ts'
import type { Parts } from './parts.ts'

interface Asked {
  readonly provider?: string | undefined
  readonly username: string
  readonly password: string
  readonly serial_no: string
  readonly pin: string
}

/** A new secret for one-time codes as a picture (seed 001 §7, §9), and as text for whoever cannot scan it. */
export const setUpTwoFactor = async (
  parts: Parts,
  { serial_no: serialNumber, pin, username, ...typed }: Asked,
  asker: Asker,
): Promise<Result<AnswerOf<typeof contract.hsmQr2fa>, ServerRefusal<RefusalOf<typeof contract.hsmQr2fa>>>> => {
  const login = await typedLogin(parts, { ...typed, userName: username }, asker)
  if (!login.ok) return login
  const openedPin = await openSecret(parts, pin)
  if (!openedPin.ok) return openedPin
  const taxCode = await taxCodeOf(parts, asker)
  await confirmRight(parts.store)
  const address = await parts.hsm.setUpCodes(login.value, { serialNumber, pin: openedPin.value, taxCode })
  if (address.ok)
    return succeed({ qr_code: (await qrPicture(address.value)).toString('base64'), otpauth_uri: address.value })
  await noteRefusal(parts, asker, { serial: serialNumber, isCodeGiven: false }, address.failure)
  return address
}
