import type { ServerFailure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { RegisteredCertificate } from './input.ts'

/** What the company's list answers, asked for a certificate; null where it does not show it. */
export type Found = Result<RegisteredCertificate | null, ServerFailure>

const withResult = ({ event }: { event: { output: Found } }) => ({ result: event.output })

const asking = {
  description: "The company's list is asked for the certificate.",
  tags: ['busy', 'unsafeToLeave'],
} as const

/** Ends of asking the list; `seed` names the rule by which a certificate that is found counts as registered. */
const answersOfList = <const Seed extends string>(seed: Seed) =>
  ({
    onDone: [
      {
        guard: { type: 'isFound', params: withResult },
        target: 'registered',
        actions: { type: 'keepRegistered', params: withResult },
        description: 'The list shows the certificate: it was registered',
        meta: { seed: [seed] },
      },
      {
        guard: { type: 'isCertainlyAbsent', params: withResult },
        target: 'notRegistered',
        description: 'The list does not show it: nothing was registered',
      },
      {
        target: 'outcomeUnknown',
        actions: { type: 'keepFailure', params: withResult },
        description: 'The list cannot be read either',
      },
    ],
    onError: {
      target: 'outcomeUnknown',
      actions: {
        type: 'keepUnexpected',
        params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
      },
    },
  }) as const

/** Where the list shows nothing and what was sent bears no secret. */
const notRegistered = {
  description: 'Nothing was registered, as the way to the server failed; it can be sent again.',
  tags: 'stopped',
  on: {
    'registration.repeated': { target: 'registering', description: 'The user sends it again' },
    'dialog.dismissed': 'givenUp',
  },
} as const

const outcomeUnknown = {
  description: 'Nobody can say yet whether the certificate was registered.',
  tags: ['stopped', 'unsafeToLeave'],
  on: {
    'outcome.asked': { target: 'askingOutcome', description: 'The user has the list asked again' },
    'dialog.dismissed': { target: 'postponed', description: 'The user looks at the list later' },
  },
} as const

const registered = {
  description: 'The success is shown; what has changed can be declared.',
  on: {
    'declaration.opened': {
      target: 'leftForDeclaration',
      description: 'The user declares the certificate to the tax authority',
    },
    'dialog.dismissed': 'finished',
  },
} as const

/** What a registration that was sent comes to, in every way to add a certificate: parts of states, to which each way gives its rules. */
export const outcome = { asking, answersOfList, notRegistered, outcomeUnknown, registered }

/** The certificate is there already. */
export const existingShown = {
  target: 'leftForExisting',
  description: 'The user has the list show the certificate that is there',
} as const
