import { msg } from '@lingui/core/macro'
import type { UnfinishedWords } from '../../../documents/unfinished/unfinishedWords.ts'

export const unfinishedWords: UnfinishedWords = {
  titles: {
    new: (moment) => msg`You left a new error notice unfinished on ${moment}`,
    edit: (moment) => msg`You left changes of an error notice unfinished on ${moment}`,
    correction: (moment) => msg`You left the correction of an error notice unfinished on ${moment}`,
    copy: (moment) => msg`You left a copy of an error notice unfinished on ${moment}`,
    change: (moment) => msg`You left another error notice unfinished on ${moment}`,
  },
  isLost: msg`What you typed and did not save will be lost. Saved error notices stay as they are.`,
  isChangedSince: msg`The notice was changed after that. Continuing shows what you typed in place of what it says now: compare before you save.`,
  notContinued: msg`This error notice can no longer be edited, so what you typed is not put into it. Discard what you typed in the list, or copy the notice and type it again.`,
}
