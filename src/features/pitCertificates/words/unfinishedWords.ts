import { msg } from '@lingui/core/macro'
import type { UnfinishedWords } from '../../../documents/unfinished/unfinishedWords.ts'

export const unfinishedWords: UnfinishedWords = {
  titles: {
    new: (moment) => msg`You left a new PIT certificate unfinished on ${moment}`,
    edit: (moment) => msg`You left changes of a PIT certificate unfinished on ${moment}`,
    correction: (moment) => msg`You left the correction of a PIT certificate unfinished on ${moment}`,
    copy: (moment) => msg`You left a copy of a PIT certificate unfinished on ${moment}`,
    change: (moment) => msg`You left a certificate that replaces or adjusts another one unfinished on ${moment}`,
  },
  isLost: msg`What you typed and did not save will be lost. Saved PIT certificates stay as they are.`,
  isChangedSince: msg`The certificate was changed after that. Continuing shows what you typed in place of what it says now: compare before you save.`,
  notContinued: msg`This PIT certificate can no longer be edited, so what you typed is not put into it. Discard what you typed in the list, or copy the certificate and type it again.`,
}
