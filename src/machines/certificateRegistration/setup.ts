import { assign, setup } from 'xstate'
import type { CertificateType } from '../../domain/certificateCodes.ts'
import { unexpected, type Unexpected } from '../../domain/failure.ts'
import { tokenRegistration } from '../tokenRegistration/tokenRegistration.ts'
import { hsmRegistration } from '../hsmRegistration/hsmRegistration.ts'
import { remoteRegistration } from '../remoteRegistration/remoteRegistration.ts'
import type { CertificateRegistrationInput } from './input.ts'
import type { RegistrationOutput } from './output.ts'

/** Ways to add a certificate; each is a machine of its own and a state of `certificateRegistration`. */
export const registrationWays = ['token', 'hsm', 'remote'] as const
export type RegistrationWay = (typeof registrationWays)[number]

const ways: Readonly<Record<CertificateType, RegistrationWay>> = { 1: 'token', 2: 'hsm', 3: 'token', 4: 'remote' }

/** How certificates of this type are added. */
export const registrationWayOf = (type: CertificateType): RegistrationWay => ways[type]

interface CertificateRegistrationContext extends CertificateRegistrationInput, RegistrationOutput {
  readonly way: RegistrationWay | null
  readonly failure: Unexpected | null
}

export type CertificateRegistrationEvent =
  | { type: 'type.confirmed'; chosen: CertificateType | null }
  | { type: 'step.retried' }
  | { type: 'dialog.dismissed' }

const types: {
  input?: CertificateRegistrationInput
  context?: CertificateRegistrationContext
  events?: CertificateRegistrationEvent
  output?: RegistrationOutput
  tags?: 'stopped'
  meta?: { seed: readonly string[] }
  children?: {
    tokenRegistration: 'tokenRegistration'
    hsmRegistration: 'hsmRegistration'
    remoteRegistration: 'remoteRegistration'
  }
} = {}

/** Everything the chart names. */
export const adding = setup({
  types,
  actors: { tokenRegistration, hsmRegistration, remoteRegistration },
  actions: {
    keepWay: assign((_, { chosen }: { chosen: CertificateType | null }) => ({
      way: chosen === null ? null : registrationWayOf(chosen),
    })),
    keepOutput: assign((_, { output }: { output: RegistrationOutput }) => output),
    keepUnexpected: assign((_, { error }: { error: unknown }) => ({ failure: unexpected(error) })),
    forgetFailure: assign({ failure: null, way: null }),
  },
  guards: {
    isWayChosen: (_, { chosen }: { chosen: CertificateType | null }) => chosen !== null,
    addsBy: ({ context }, { way }: { way: RegistrationWay }) => context.way === way,
  },
})
