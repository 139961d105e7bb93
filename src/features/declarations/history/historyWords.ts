import { msg } from '@lingui/core/macro'
import type { HistoryWords } from '../../../documents/history/historyWords.ts'
import type { VerificationWords } from '../../../documents/verification/verificationWords.ts'
import { authorityReasons } from '../authorityReasons.ts'

export const historyWords: HistoryWords = { document: msg`Declaration`, authorityReasons }

export const verificationWords: VerificationWords = {
  checks: {
    structure: msg`It is built as a declaration with one signature`,
    references: msg`The signature is about this declaration and its signing time`,
    data: msg`The digest of the declaration's data is right: nothing was changed after signing`,
    validity: msg`The certificate was valid when the declaration was sent`,
  },
}
