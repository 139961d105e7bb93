import { msg } from '@lingui/core/macro'

/** Titles of steps with a declaration that failed; what the seeds call them where they do (000 §8, 002 §8). */
export const stepTitles = {
  readDocument: msg`Get declaration info failed`,
  generate: msg`Generate declaration failed`,
  send: msg`Register declaration failed`,
  saveDraft: msg`Save declaration failed`,
  delete: msg`Delete declaration failed`,
}
