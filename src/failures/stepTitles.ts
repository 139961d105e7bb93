import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Steps whose failure the seeds name (000 §8, 002 §8). */
export type FailedStep =
  | 'readDeclaration'
  | 'readOption'
  | 'generate'
  | 'register'
  | 'saveDraft'
  | 'delete'
  | 'preview'
  | 'signIn'
  | 'signOut'

export const stepTitles: Record<FailedStep, MessageDescriptor> = {
  readDeclaration: msg`Get declaration info failed`,
  readOption: msg`The way your company signs could not be found out`,
  generate: msg`Generate declaration failed`,
  register: msg`Register declaration failed`,
  saveDraft: msg`Save declaration failed`,
  delete: msg`Delete declaration failed`,
  preview: msg`The printed form could not be shown`,
  signIn: msg`Login failed`,
  signOut: msg`Logout failed`,
}
