import { msg } from '@lingui/core/macro'
import type { FailureTexts } from '../../../failures/knownTexts.ts'

/** What replacing a given password can be refused with. */
export const failureTexts: FailureTexts = {
  refusals: {
    'fields.invalid': {
      title: msg`This password cannot be used`,
      text: msg`Choose one that is not the one you were given, with at least 8 characters, an upper-case letter and a special character.`,
    },
    'password.notDue': {
      title: msg`Your password does not have to be changed now`,
      text: msg`It has been changed meanwhile, or another one was given to you. Log in again.`,
    },
  },
}
