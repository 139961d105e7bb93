import { msg } from '@lingui/core/macro'
import type { FailureTexts } from '../../../failures/knownTexts.ts'

/** A token of somebody else as it is met where nothing is signed (seed 001 §8). */
export const wrongTokenText: FailureTexts = {
  describe: (failure) =>
    failure.code !== 'certificate.otherTaxCode'
      ? null
      : {
          title: msg`Token information does not match with company information`,
          text:
            failure.tokenTaxCode === ''
              ? msg`The token's certificate does not name one tax code, so it is not your company's. Plug in your company's token and have it read again.`
              : msg`The token's certificate carries another tax code than your company's. Plug in your company's token and have it read again.`,
        },
}
