import { msg } from '@lingui/core/macro'
import type { HistoryWords } from '../../../documents/history/historyWords.ts'
import type { VerificationWords } from '../../../documents/verification/verificationWords.ts'
import { authorityReasons } from '../list/authorityReasons.ts'

export const historyWords: HistoryWords = { document: msg`Error notice`, authorityReasons }

export const verificationWords: VerificationWords = {
  named: (name) => msg`Error notice ${name}`,
  checks: {
    structure: msg`It is built as an error notice with one signature`,
    references: msg`The signature is about this error notice and its signing time`,
    data: msg`The digest of the error notice's data is right: nothing was changed after signing`,
    validity: msg`The digital certificate was valid when the error notice was sent`,
  },
}
