import { existingShown } from '../certificateRegistration/outcome.ts'
import { registration } from './setup.ts'

const stop = (description: string, ...seed: readonly string[]) =>
  registration.createStateConfig({
    description,
    meta: { seed },
    tags: 'stopped',
    on: {
      'certificates.requested': {
        target: 'readingCertificates',
        actions: 'forgetCertificates',
        description: 'The certificates of the same user are read again',
      },
      'dialog.dismissed': { target: 'givenUp', description: 'The user gives up; nothing is registered' },
    },
  })

const sameExists = stop('The company has registered this certificate before, whatever its status.')

/** Where nothing is registered and the user decides what follows. */
export const stopped = {
  certificatesUnread: stop('The certificates could not be read.', '001-8-05'),
  notConfigured: registration.createStateConfig({
    description: 'This server leads to no provider of remote signatures.',
    meta: { seed: ['001-8-05'] },
    tags: 'stopped',
    on: { 'dialog.dismissed': { target: 'givenUp', description: 'The user gives up; nothing is registered' } },
  }),
  unreachable: stop('The provider cannot be reached.', '001-8-05'),
  tooManyAttempts: stop('Too many requests: the server waits for a while.', '001-8-05'),
  certificateAbsent: stop('The provider no longer has this certificate.', '001-4-04'),
  taxCodeDiffers: stop("The certificate carries another tax code than the company's.", '001-4-02', '000-4-20'),
  certificateExpired: stop('The certificate is past its end, or before its first day.', '001-4-04'),
  sameExists: registration.createStateConfig({
    ...sameExists,
    meta: { seed: ['000-4-21', '001-2.1-07', '001-4-03'] },
    on: {
      ...sameExists.on,
      'existing.shown': existingShown,
    },
  }),
  refused: stop('The server refuses the certificate, with its reason.', '001-8-05'),
} as const
