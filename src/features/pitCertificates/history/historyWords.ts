import { msg } from '@lingui/core/macro'
import type { HistoryWords } from '../../../documents/history/historyWords.ts'
import type { VerificationWords } from '../../../documents/verification/verificationWords.ts'
import { authorityReasons } from '../authorityReasons.ts'

export const historyWords: HistoryWords = { document: msg`PIT certificate`, authorityReasons }

export const verificationWords: VerificationWords = {
  named: (name) => msg`PIT certificate ${name}`,
  checks: {
    structure: msg`It is built as a PIT certificate with one signature`,
    references: msg`The signature is about this PIT certificate and its signing time`,
    data: msg`The digest of the PIT certificate's data is right: nothing was changed after signing`,
    validity: msg`The digital certificate was valid when the PIT certificate was issued`,
  },
}
