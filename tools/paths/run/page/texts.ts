import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { Locale } from '../../../../src/domain/locale.ts'
import { messages as en } from './texts/en.po'
import { messages as ko } from './texts/ko.po'
import { messages as vi } from './texts/vi.po'
import type { PerLocale } from '../../../messages/perLocale.ts'

const textsIn = (i18n: I18n) => ({
  title: t(i18n)`Paths walked`,
  began: t(i18n)`Walked on`,
  lasted: (seconds: number) => t(i18n)`${seconds} s`,
  seed: (seed: number) => t(i18n)`order drawn with ${seed}`,
  language: t(i18n)`Language`,
  paths: t(i18n)`Paths`,
  search: t(i18n)`Search paths`,
  show: t(i18n)`Show`,
  all: t(i18n)`All`,
  passed: t(i18n)`Passed`,
  failed: t(i18n)`Failed`,
  nondeterministic: t(i18n)`Not the same twice`,
  overloaded: t(i18n)`Machine too busy`,
  none: t(i18n)`No path matches.`,
  start: t(i18n)`Start`,
  step: (place: number) => t(i18n)`Step ${place}`,
  rests: t(i18n)`Rests in`,
  awaited: t(i18n)`Should rest in`,
  noPicture: t(i18n)`No picture was taken here.`,
  pictureOf: (what: string) => t(i18n)`The view after: ${what}`,
  wholeChart: t(i18n)`Whole chart`,
  zoomIn: t(i18n)`Zoom in`,
  zoomOut: t(i18n)`Zoom out`,
  fit: t(i18n)`Fit`,
  readable: t(i18n)`Readable`,
  chart: t(i18n)`Chart`,
  unwalked: t(i18n)`Not walked any more`,
  theWalk: t(i18n)`The walk`,
  firstWalk: t(i18n)`First walk`,
  secondWalk: t(i18n)`Second walk`,
  failedAt: (place: number) =>
    t(i18n)`${plural(place, { 0: 'It failed at its start.', other: 'It failed at step #.' })}`,
  walkPassed: t(i18n)`It passed.`,
  failedTwice: t(i18n)`Walked twice, failed the same way twice.`,
  differs: t(i18n)`Walked twice, and the two walks ended differently: the product does not do the same twice.`,
  tooBusy: t(
    i18n,
  )`Walked twice, and the two walks ended differently, but the machine was too busy: nothing is said of the product. Walk it again when the machine has less to do.`,
  more: t(i18n)`What the page held then`,
  trace: t(i18n)`Playwright trace`,
  traceHow: t(i18n)`Open it from the project's folder, then the address that is printed:`,
  repeat: t(i18n)`Repeat it with`,
  copy: t(i18n)`Copy`,
  copied: t(i18n)`Copied`,
  print: t(i18n)`Print this storyboard`,
  steps: (count: number) => t(i18n)`${plural(count, { one: '# step', other: '# steps' })}`,
})

/** What the report says around the charts' own texts. */
export type Texts = ReturnType<typeof textsIn>

const textsOf = (locale: Locale, messages: Messages): Texts =>
  textsIn(setupI18n({ locale, messages: { [locale]: messages } }))

/** The texts in every language. */
export const texts: PerLocale<Texts> = { en: textsOf('en', en), vi: textsOf('vi', vi), ko: textsOf('ko', ko) }
