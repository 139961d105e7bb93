import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Locale } from '../../../src/domain/locale.ts'
import type { PerLocale } from '../../messages/perLocale.ts'
import type { Tally } from '../run/retry.ts'
import { messages as en } from './texts/en.po'
import { messages as ko } from './texts/ko.po'
import { messages as vi } from './texts/vi.po'

const textsIn = (i18n: I18n) => ({
  /** What is wrong in a walk. `place` is the name of the states in which the flow rests, `names` are texts of the view. */
  problem: {
    otherStates: (reached: string, place: string) => t(i18n)`The flow rests in “${reached}” instead of “${place}”.`,
    buttons: (place: string) => t(i18n)`The buttons are not those of “${place}”:`,
    missing: (names: string) => t(i18n)`missing: ${names}`,
    unexpected: (names: string) => t(i18n)`not expected: ${names}`,
    closed: (names: string) => t(i18n)`closed, should be open: ${names}`,
    open: (names: string) => t(i18n)`open, should be closed: ${names}`,
    heading: (place: string, text: string) => t(i18n)`In “${place}” the heading ${text} is missing.`,
    fact: (place: string, text: string) => t(i18n)`In “${place}” the text ${text} is missing.`,
    unexpectedText: (place: string, text: string) => t(i18n)`In “${place}” the text ${text} must not be there.`,
    control: (place: string, names: string) =>
      t(i18n)`In “${place}” the control ${names} is missing or cannot be used.`,
    idle: (place: string, names: string) =>
      t(i18n)`In “${place}” the button ${names} can be pressed, but the flow takes nothing from it there.`,
    other: (place: string, detail: string) => t(i18n)`In “${place}”: ${detail}`,
    unended: (seconds: number) => t(i18n)`The walk did not come to an end within ${seconds} seconds.`,
  },
  /** What a run says of its paths in the terminal. */
  summary: {
    failed: t(i18n)`failed`,
    nondeterministic: t(i18n)`not the same twice`,
    overloaded: t(i18n)`the machine was too busy`,
    passedAgain: t(i18n)`passed when it was walked again`,
    atStart: (start: string) => t(i18n)`at its start, ${start}`,
    atStep: (place: number, step: string) => t(i18n)`at step ${place}, ${step}`,
    counts: ({ passed, failed, nondeterministic }: Tally) =>
      t(i18n)`${passed} passed, ${failed} failed, ${nondeterministic} not the same twice`,
    unjudged: (count: number) => t(i18n)`${count} not judged: the machine was too busy, walk them again`,
  },
})

/** What is said of walked paths. */
export type RunTexts = ReturnType<typeof textsIn>

const textsOf = (locale: Locale, messages: Messages): RunTexts =>
  textsIn(setupI18n({ locale, messages: { [locale]: messages } }))

/** The texts in every language. Plain Node reads them by `importTexts`. */
export const texts: PerLocale<RunTexts> = { en: textsOf('en', en), vi: textsOf('vi', vi), ko: textsOf('ko', ko) }
