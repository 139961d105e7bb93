import type { RegistrationOutput } from './output.ts'
import { adding, type RegistrationWay } from './setup.ts'

/** What every way to add a certificate begins with and leads to: all have the same input and output. */
const addedIn = {
  input: ({ context: { companyTaxCode } }: { context: { readonly companyTaxCode: string } }) => ({ companyTaxCode }),
  onDone: {
    target: '#certificateRegistration.finished',
    actions: {
      type: 'keepOutput',
      params: ({ event }: { event: { output: RegistrationOutput } }) => ({ output: event.output }),
    },
    description: 'The way has ended, whatever it ended with',
  },
  onError: {
    target: '#certificateRegistration.addingBroken',
    actions: { type: 'keepUnexpected', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
  },
} as const

const by = <const Way extends RegistrationWay>(way: Way) =>
  ({ guard: { type: 'addsBy', params: { way } }, target: way }) as const

/** One branch of `choosingWay` and one state for each way to add a certificate. */
export const addingStates = adding.createStateConfig({
  description: 'The certificate is added in the way of its type.',
  meta: { seed: ['001-2.1-05'] },
  initial: 'choosingWay',
  states: {
    choosingWay: {
      description: 'The type that was chosen decides the way.',
      meta: { seed: ['001-2.1-05'] },
      always: [by('token'), by('hsm'), { target: 'remote' }],
    },
    token: {
      description: 'A token is read and registered.',
      meta: { seed: ['001-4-04'] },
      invoke: { id: 'tokenRegistration', src: 'tokenRegistration', ...addedIn },
    },
    hsm: {
      description: "A certificate of an account of the signing server is registered with the key's PIN.",
      meta: { seed: ['001-4-05'] },
      invoke: { id: 'hsmRegistration', src: 'hsmRegistration', ...addedIn },
    },
    remote: {
      description: 'A certificate that a provider of remote signatures keeps is registered.',
      meta: { seed: ['001-2.1-05', '001-4-04'] },
      invoke: { id: 'remoteRegistration', src: 'remoteRegistration', ...addedIn },
    },
  },
})
