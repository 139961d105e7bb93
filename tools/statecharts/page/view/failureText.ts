import { failureMessage } from '../../../../src/failures/failureMessage.ts'
import { describeFailure, type FailureText, type DescribableFailure } from '../../../../src/failures/failureText.ts'
import type { Locale } from '../../../../src/domain/locale.ts'
import { everyFailureText } from '../../../../walks/texts/everyFailureText.ts'
import { everyCatalogue } from '../../../../walks/texts/everyText.ts'
import { perLocale } from '../../../messages/perLocale.ts'

const voices = perLocale((locale) => everyCatalogue(locale))

/** What the product itself says to its user of a failure. */
export const failureTextIn = (failure: DescribableFailure, language: Locale): FailureText =>
  describeFailure(voices[language], failureMessage(failure, everyFailureText))
