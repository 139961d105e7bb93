import { sessions } from './setup.ts'

/** Filling in the credentials, wherever they are asked for. */
export const typing = sessions.createStateConfig({
  on: {
    'credentials.submitted': { target: 'signingIn', actions: 'forgetFailure' },
    'credentials.edited': {
      actions: 'forgetFailure',
      description: 'Editing a field clears the error',
      meta: { seed: ['002-4.2-04'] },
    },
  },
})
