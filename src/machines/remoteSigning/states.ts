import { remote, type RemoteAttemptFailure } from './setup.ts'

export const givenUp = {
  target: 'givenUp',
  description: 'The user gives up signing; nothing is registered',
} as const

const another = {
  target: 'readingCertificates',
  actions: 'forgetAttempt',
  description: 'The user chooses another certificate',
} as const

const again = {
  target: 'requesting',
  actions: 'forgetFailure',
  description: 'The user tries again with the same certificate',
} as const

/** There was no request, as far as is known here. */
export const unasked = (description: string, ...seed: readonly string[]) =>
  remote.createStateConfig({
    description,
    meta: { seed },
    tags: 'stopped',
    on: { 'signing.retried': again, 'certificates.requested': another, 'dialog.dismissed': givenUp },
  })

/** Where there was a request, it has ended; another try makes one of its own. */
export const ended = (description: string, ...seed: readonly string[]) =>
  remote.createStateConfig({
    description,
    meta: { seed },
    tags: 'stopped',
    entry: 'forgetRequest',
    on: { 'signing.retried': again, 'certificates.requested': another, 'dialog.dismissed': givenUp },
  })

/** The same where nothing has failed: the holder said no or nothing, or somebody gave the request up. */
export const endedWithoutFailure = (description: string, ...seed: readonly string[]) =>
  remote.createStateConfig({ ...ended(description, ...seed), tags: ['stopped', 'withoutFailure'] })

/** As `ended`, where another try comes to the same end: only another certificate helps. */
export const unfit = (description: string, ...seed: readonly string[]) =>
  remote.createStateConfig({
    description,
    meta: { seed },
    tags: 'stopped',
    entry: 'forgetRequest',
    on: { 'certificates.requested': another, 'dialog.dismissed': givenUp },
  })

export const because = <const Target extends string>(code: RemoteAttemptFailure['code'], target: Target) =>
  ({ guard: { type: 'hasFailure', params: { code } }, target }) as const
