import { msg } from '@lingui/core/macro'

/** Titles of steps with an error notice that failed. */
export const stepTitles = {
  readDocument: msg`The error notice could not be read`,
  generate: msg`The error notice could not be written in the tax authority's format`,
  send: msg`The error notice could not be sent`,
  saveDraft: msg`The error notice could not be saved`,
  delete: msg`The error notices could not be deleted`,
}
