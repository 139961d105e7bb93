import { msg } from '@lingui/core/macro'
import { listWordsOf } from '../../../documents/words/list/listWords.ts'

/** What the list of error notices says. */
export const listWords = listWordsOf({ group: msg`Error notices`, add: msg`Write an error notice` })
