import { credentialsSetup, type CredentialsAnswer } from './setup.ts'

const withAnswer = ({ event }: { event: { output: CredentialsAnswer } }) => ({ answer: event.output })
const withError = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

/** Another id than the one that was looked at. */
const edited = { target: 'unverified', actions: 'forgetFailure' } as const
const verify = { target: 'checking', actions: 'forgetFailure' } as const
const reset = { target: 'askingReset', actions: 'forgetFailure' } as const

/** What a user signs in with: the id of a new one is verified, the password of an existing one reset (docs/decisions/0272). */
export const userCredentials = credentialsSetup.createMachine({
  id: 'userCredentials',
  description: 'The user id of a new user is verified; the password of an existing user stays or is given anew.',
  meta: { seed: ['001-4-25', '001-4-26'] },
  context: ({ input: { isNew } }) => ({ isNew, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A new user needs an id and a password; an existing one has both.',
      always: [
        { guard: 'isNew', target: 'unverified' },
        { target: 'keepingPassword', description: 'The id of an existing user counts as verified' },
      ],
    },
    unverified: {
      description: 'Nobody has looked whether the user id is free.',
      meta: { seed: ['001-2.9-06', '001-4-26', '001-5-56'] },
      tags: 'givesPassword',
      on: {
        'verify.requested': {
          ...verify,
          description: 'The user id is an e-mail address and is to be verified',
          meta: { seed: ['001-7-10'] },
        },
      },
    },
    checking: {
      description: 'The server looks whether somebody signs in with the user id.',
      meta: { seed: ['001-7-10'] },
      tags: ['busy', 'givesPassword'],
      invoke: {
        id: 'checkUserId',
        src: 'checkUserId',
        input: ({ event }) => ({ userId: event.type === 'verify.requested' ? event.userId : '' }),
        onDone: [
          {
            guard: { type: 'isOk', params: withAnswer },
            target: 'verified',
            actions: 'announceVerified',
            description: 'Nobody signs in with it',
            meta: { seed: ['001-8-21'] },
          },
          { guard: { type: 'isTaken', params: withAnswer }, target: 'taken' },
          {
            target: 'notVerified',
            actions: { type: 'keepFailure', params: withAnswer },
            description: 'The server did not say whether it is free',
            meta: { seed: ['001-8-21'] },
          },
        ],
        onError: { target: 'notVerified', actions: { type: 'keepUnexpected', params: withError } },
      },
      on: { 'userId.edited': { ...edited, description: 'The answer under way would be about another id' } },
    },
    verified: {
      description: 'The user id is free, as far as anybody knows before it is saved.',
      meta: { seed: ['001-4-26'] },
      tags: ['settled', 'givesPassword'],
      on: {
        'userId.edited': {
          ...edited,
          description: 'Another id has to be verified again',
          meta: { seed: ['001-5-56'] },
        },
        'userId.refused': { target: 'taken', description: 'Somebody else was faster: the saving was refused' },
      },
    },
    taken: {
      description: 'Somebody signs in with this user id: another one has to be chosen.',
      meta: { seed: ['001-7-10'] },
      tags: 'givesPassword',
      on: { 'userId.edited': edited, 'verify.requested': verify },
    },
    notVerified: {
      description: 'The user id could not be verified, with the reason.',
      meta: { seed: ['001-8-21'] },
      tags: 'givesPassword',
      on: { 'userId.edited': edited, 'verify.requested': verify },
    },
    keepingPassword: {
      description: 'The password of the user stays as it is.',
      meta: { seed: ['001-4-25', '001-7-12'] },
      tags: 'settled',
      on: {
        'reset.requested': {
          ...reset,
          description: 'The administrator wants to give the user a new password',
          meta: { seed: ['001-4-25'] },
        },
      },
    },
    askingReset: {
      description: 'The server says whether the caller may reset this password.',
      meta: { seed: ['001-4-25'] },
      tags: ['busy', 'settled'],
      invoke: {
        id: 'askReset',
        src: 'askReset',
        input: {},
        onDone: [
          { guard: { type: 'isOk', params: withAnswer }, target: 'givingPassword' },
          { target: 'resetRefused', actions: { type: 'keepFailure', params: withAnswer } },
        ],
        onError: { target: 'resetRefused', actions: { type: 'keepUnexpected', params: withError } },
      },
    },
    resetRefused: {
      description: 'The password cannot be reset, with the reason; it stays as it is.',
      tags: 'settled',
      on: {
        'reset.requested': reset,
        'reset.cancelled': { target: 'keepingPassword', actions: 'forgetFailure' },
      },
    },
    givingPassword: {
      description: 'A new password is typed twice; it is saved with the user.',
      meta: { seed: ['001-2.9-08', '001-4-25'] },
      tags: ['settled', 'givesPassword'],
      on: {
        'reset.cancelled': {
          target: 'keepingPassword',
          actions: 'emptyPassword',
          description: 'The password stays after all, and what was typed is gone',
          meta: { seed: ['001-2.9-08', '001-4-25'] },
        },
      },
    },
  },
})
