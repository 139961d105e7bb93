import { msg } from '@lingui/core/macro'

/** Titles of steps whose failure the seeds name (000 §8, 002 §8). */
export const stepTitles = {
  readDeclaration: msg`Get declaration info failed`,
  readOption: msg`The way your company signs could not be found out`,
  generate: msg`Generate declaration failed`,
  register: msg`Register declaration failed`,
  saveDraft: msg`Save declaration failed`,
  delete: msg`Delete declaration failed`,
}
