import { adding, type RegistrationWay } from './setup.ts'

/** A way to add a certificate: the machine of that way, with the same input and output. */
const addedBy = (src: 'tokenRegistration', description: string, ...seed: readonly string[]) =>
  adding.createStateConfig({
    description,
    meta: { seed },
    invoke: {
      id: src,
      src,
      input: ({ context: { companyTaxCode } }) => ({ companyTaxCode }),
      onDone: {
        target: '#certificateRegistration.finished',
        actions: { type: 'keepOutput', params: ({ event }) => ({ output: event.output }) },
        description: 'The way has ended, whatever it ended with',
      },
      onError: {
        target: '#certificateRegistration.addingBroken',
        actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
      },
    },
  })

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
      always: [by('token')],
    },
    token: addedBy('tokenRegistration', 'A token is read and registered.', '001-4-04'),
  },
})
