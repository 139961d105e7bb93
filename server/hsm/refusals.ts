import type { RefusalTexts } from '../refusals.ts'
import type { OpenRefusal, SetUpRefusal } from './port.ts'

/** Texts of what the signing server refuses with, for each area whose calls use it. */
export const hsmRefusals = {
  'hsm.notConfigured': [422, 'This server leads to no signing server of that provider'],
  'hsm.unreachable': [424, 'The signing server cannot be reached'],
  'hsm.credentialsInvalid': [422, 'The signing server does not know this user and password'],
  'hsm.tooManyAttempts': [429, 'Too many wrong passwords for the signing server'],
  'hsm.certificateAbsent': [422, 'The account at the signing server has no such certificate'],
  'hsm.otherTaxCode': [422, 'The certificate belongs to another company'],
  'hsm.certificateExpired': [422, 'The certificate is not within its validity'],
  'hsm.pinWrong': [422, 'The PIN is wrong'],
  'hsm.pinLocked': [423, 'The signing server has locked the key'],
  'hsm.otpWrong': [422, 'The one-time code is missing, wrong or used before'],
  'hsm.otpActive': [409, 'One-time codes are set up for this key already'],
} as const satisfies RefusalTexts & Readonly<Record<(OpenRefusal | SetUpRefusal)['reason'], unknown>>
