import { msg } from '@lingui/core/macro'

/** Titles of steps with a PIT certificate that failed. */
export const stepTitles = {
  readDocument: msg`The PIT certificate could not be read`,
  generate: msg`The PIT certificate could not be written in the tax authority's format`,
  send: msg`The PIT certificate could not be issued`,
  saveDraft: msg`The PIT certificate could not be saved`,
  delete: msg`The PIT certificates could not be deleted`,
}
