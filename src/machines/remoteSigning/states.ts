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

/** Nothing waits at the provider; another try makes a request of its own. */
export const stopped = (description: string, ...seed: readonly string[]) =>
  remote.createStateConfig({
    description,
    meta: { seed },
    tags: 'stopped',
    on: {
      'signing.retried': {
        target: 'requesting',
        actions: 'forgetFailure',
        description: 'The user tries again with the same certificate',
      },
      'certificates.requested': another,
      'dialog.dismissed': givenUp,
    },
  })

/** Another try with the same certificate comes to the same end: only another one helps. */
export const unfit = (description: string, ...seed: readonly string[]) =>
  remote.createStateConfig({
    description,
    meta: { seed },
    tags: 'stopped',
    on: { 'certificates.requested': another, 'dialog.dismissed': givenUp },
  })

/** A cause that ends the request, where there was one. */
export const because = <const Target extends string>(code: RemoteAttemptFailure['code'], target: Target) =>
  ({ guard: { type: 'hasFailure', params: { code } }, target, actions: 'forgetRequest' }) as const
