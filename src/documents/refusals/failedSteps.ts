import { msg } from '@lingui/core/macro'

/** Titles of steps that failed, of any kind; where a kind names its document, its words have the title. */
export const failedSteps = {
  readOption: msg`The way your company signs could not be found out`,
  restore: msg`The deleted drafts could not be restored`,
}
