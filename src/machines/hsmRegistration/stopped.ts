import { existingShown } from '../certificateRegistration/outcome.ts'
import type { HsmKeyFailure } from '../../domain/failure.ts'
import { dismissed, otherAccount } from './connecting.ts'
import { hsmRegistering } from './setup.ts'

const because = <const Target extends string>(code: HsmKeyFailure['code'], target: Target) =>
  ({ guard: { type: 'hasFailure', params: { code } }, target }) as const

const certificatesAgain = {
  target: 'readingCertificates',
  actions: 'forgetKey',
  description: 'The user has the certificates read again, and chooses one',
} as const

/** Nothing is registered, and the cause has nothing to do with a certificate. */
const away = (description: string, ...seed: readonly string[]) =>
  hsmRegistering.createStateConfig({
    description,
    meta: { seed },
    tags: 'stopped',
    on: {
      'certificates.requested': certificatesAgain,
      'account.requested': otherAccount,
      'dialog.dismissed': dismissed,
    },
  })

/** Another certificate may help, this one does not. */
const unfit = (description: string, ...seed: readonly string[]) =>
  hsmRegistering.createStateConfig({
    description,
    meta: { seed },
    tags: 'stopped',
    on: { 'certificates.requested': certificatesAgain, 'dialog.dismissed': dismissed },
  })

const findingCause = hsmRegistering.createStateConfig({
  description: 'Each cause leads to its own explanation and way out.',
  meta: { seed: ['001-8-03'] },
  entry: 'keepAttempts',
  always: [
    because('hsm.credentialsInvalid', 'connecting.refused'),
    because('hsm.notConfigured', 'connecting.notConnected'),
    because('hsm.unreachable', 'hsmUnreachable'),
    because('hsm.tooManyAttempts', 'tooManyAttempts'),
    because('hsm.certificateAbsent', 'certificateAbsent'),
    because('hsm.otherTaxCode', 'taxCodeDiffers'),
    because('hsm.certificateExpired', 'certificateExpired'),
    because('hsm.pinLocked', 'pinLocked'),
    because('hsm.otpWrong', 'enteringPin.withCode.otpWrong'),
    { guard: 'isPinWrongBesideCode', target: 'enteringPin.withCode.pinWrong' },
    { target: 'enteringPin.withoutCode.pinWrong', description: 'The PIN was wrong: nothing else is left' },
  ],
})

const certificateExists = unfit('The company has registered this certificate before, whatever its status.')

/** Where nothing is registered and the user decides what follows. */
export const stopped = {
  findingCause,
  certificatesUnread: away('The certificates of the account could not be read.', '001-8-03'),
  hsmUnreachable: away('The signing server cannot be reached.', '001-8-03'),
  tooManyAttempts: away('Too many wrong passwords: the account waits for a while.', '001-8-03'),
  certificateAbsent: unfit('The account no longer has a key of this certificate.', '001-8-03'),
  taxCodeDiffers: unfit("The certificate carries another tax code than the company's.", '001-8-01'),
  certificateExpired: unfit('The certificate is past its end, or before its first day.', '001-8-03'),
  pinLocked: unfit('Too many wrong PINs or codes: the signing server has locked the key.', '001-8-03'),
  refused: unfit('The server refuses the certificate, with its reason.', '001-8-05'),
  certificateExists: hsmRegistering.createStateConfig({
    ...certificateExists,
    meta: { seed: ['001-2.1-07'] },
    on: {
      ...certificateExists.on,
      'existing.shown': existingShown,
    },
  }),
} as const
