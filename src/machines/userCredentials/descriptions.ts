import type { DescriptionsOf } from '../descriptions.ts'
import type { userCredentials } from './userCredentials.ts'

export const descriptions = {
  events: {
    'userId.edited': 'The administrator changes the user id',
    'verify.requested': 'The administrator verifies the user id',
    'userId.refused': 'The server refuses to save the user id, as it is taken meanwhile',
    'reset.requested': 'The administrator resets the password',
    'reset.cancelled': 'The administrator cancels resetting the password',
  },
  actors: {
    checkUserId: 'The server, asked whether the user id is free, answers',
    askReset: 'The server, asked whether the password may be reset, answers',
  },
  delays: {},
} satisfies DescriptionsOf<typeof userCredentials>
