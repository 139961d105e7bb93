import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Locale } from '../../../src/domain/locale.ts'
import { failureMessage } from '../../../src/failures/failureMessage.ts'
import { describeFailure, type DescribableFailure } from '../../../src/failures/failureText.ts'
import { failedSteps } from '../../../src/documents/refusals/failedSteps.ts'
import { stepTitles as declarationSteps } from '../../../src/features/declarations/refusals/stepTitles.ts'
import { isFullRun } from '../../support/hostileSize.ts'
import { everyFailureText } from '../../../walks/texts/everyFailureText.ts'
import { everyCatalogue } from '../../../walks/texts/everyText.ts'

const stepTitles = { ...failedSteps, ...declarationSteps }

export type FailedStep = keyof typeof stepTitles

/** A language of the product; a text that is in none of its catalogues is no text. */
const catalogue = (locale: Locale): I18n =>
  everyCatalogue(locale, (_, id) => {
    throw new Error(`no catalogue of ${locale} has the text ${id}`)
  })

interface Language {
  readonly locale: Locale
  readonly i18n: I18n
}

const inEnglish: Language = { locale: 'en', i18n: catalogue('en') }

/** The product's words by language, from its own catalogues; English last, so that a test goes on in it. */
export const languages: readonly Language[] = [
  { locale: 'vi', i18n: catalogue('vi') },
  { locale: 'ko', i18n: catalogue('ko') },
  inEnglish,
]

/** Title and text of a failure, as the product shows it. */
export const failureTextsOf =
  (failure: DescribableFailure, step?: FailedStep) =>
  (i18n: I18n): readonly string[] => {
    const { title, text } = describeFailure(i18n, failureMessage(failure, everyFailureText), step && stepTitles[step])
    return [title, text]
  }

/** The title alone, where the text stands elsewhere or nowhere. */
export const titleOf =
  (failure: DescribableFailure, step?: FailedStep) =>
  (i18n: I18n): readonly string[] =>
    failureTextsOf(failure, step)(i18n).slice(0, 1)

/** Texts of the product by their sources, as the macro `msg` names them. */
export const textsOf =
  (...messages: readonly MessageDescriptor[]) =>
  (i18n: I18n): readonly string[] =>
    messages.map((message) => i18n._(message))

/** Changes the language where the page stands, as Back and Forward would: dialogs and forms stay open. */
export async function speak(page: Page, locale: Locale): Promise<void> {
  await page.evaluate((next) => {
    window.history.replaceState(
      window.history.state,
      '',
      window.location.href.replace(/\/(?:en|ko|vi)(?=\/|$)/, `/${next}`),
    )
  }, locale)
  await page.waitForFunction((next) => document.documentElement.lang === next, locale)
}

async function waitForTexts(page: Page, words: readonly string[]): Promise<void> {
  for (const each of words) await page.getByText(each).filter({ visible: true }).first().waitFor()
}

/** In which of them a page is read that has been read in all of them elsewhere: in English, in `npm run test:hostile` in each. */
export const languagesOfRepetition: readonly Language[] = isFullRun ? languages : [inEnglish]

/** Tabs that have been read in each language: the tests of a file have one. */
const readInEach = new WeakSet<Page>()

/**
 * Waits for the words on the page in English, and the first time in a tab in the other languages too; in `npm run test:hostile` each time
 * ([0480](../../../docs/decisions/tests.md#0480)). Ends in English. A text that is not of the catalogues shows in any;
 * that no catalogue lacks one is what the stage `catalogues` checks.
 */
export async function expectTexts(page: Page, words: (i18n: I18n) => readonly string[]): Promise<void> {
  await waitForTexts(page, words(inEnglish.i18n))
  if (readInEach.has(page) && !isFullRun) return
  readInEach.add(page)
  for (const { locale, i18n } of languages) {
    await speak(page, locale)
    await waitForTexts(page, words(i18n))
  }
}

const messageIds: ReadonlySet<string> = new Set(languages.flatMap(({ i18n }) => Object.keys(i18n.messages)))

/** Fails with what the page shows by its id: texts whose catalogue the page has not loaded. */
export async function expectNoMessageIds(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent?.trim() ?? '')
    return texts
  })
  expect(shown.filter((text) => messageIds.has(text))).toEqual([])
}
