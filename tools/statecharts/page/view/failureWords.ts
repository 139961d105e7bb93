import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { failureMessage } from '../../../../src/failures/failureMessage.ts'
import { told, type FailureText, type TellableFailure } from '../../../../src/failures/failureText.ts'
import { messages as enFiling } from '../../../../src/i18n/catalogues/filing/en.po'
import { messages as koFiling } from '../../../../src/i18n/catalogues/filing/ko.po'
import { messages as viFiling } from '../../../../src/i18n/catalogues/filing/vi.po'
import { messages as enInside } from '../../../../src/i18n/catalogues/inside/en.po'
import { messages as koInside } from '../../../../src/i18n/catalogues/inside/ko.po'
import { messages as viInside } from '../../../../src/i18n/catalogues/inside/vi.po'
import { messages as enOutside } from '../../../../src/i18n/catalogues/outside/en.po'
import { messages as koOutside } from '../../../../src/i18n/catalogues/outside/ko.po'
import { messages as viOutside } from '../../../../src/i18n/catalogues/outside/vi.po'
import type { Locale } from '../../../../src/domain/locale.ts'

const speaking = (locale: Locale, outside: Messages, inside: Messages, filing: Messages): I18n =>
  setupI18n({ locale, messages: { [locale]: { ...outside, ...inside, ...filing } } })

const voices: Readonly<Record<Locale, I18n>> = {
  vi: speaking('vi', viOutside, viInside, viFiling),
  en: speaking('en', enOutside, enInside, enFiling),
  ko: speaking('ko', koOutside, koInside, koFiling),
}

/** What the product itself tells its user of a failure. */
export const failureWords = (failure: TellableFailure, language: Locale): FailureText =>
  told(voices[language], failureMessage(failure))
