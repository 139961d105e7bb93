import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { Locale } from '../../../src/domain/locale.ts'
import type { PerLocale } from '../../messages/perLocale.ts'
import { messages as en } from './texts/en.po'
import { messages as ko } from './texts/ko.po'
import { messages as vi } from './texts/vi.po'

const textsIn = (i18n: I18n) => ({
  since: (flow: string, count: number, ref: string) =>
    t(i18n)`${flow}: ${plural(count, { one: '# change', other: '# changes' })} since ${ref}`,
  nothing: (ref: string) => t(i18n)`No chart has changed since ${ref}.`,
  newFlow: (flow: string, states: number, transitions: number, ref: string) =>
    t(i18n)`${flow}: the flow is new since ${ref}, with ${states} states and ${transitions} transitions`,
  goneFlow: (flow: string, ref: string) => t(i18n)`${flow}: the flow is gone since ${ref}`,
  notExported: (flow: string, ref: string) =>
    t(i18n)`${flow}: cannot be compared: ${ref} has the flow, but not its chart yet`,
  notExportedUntil: (flow: string, ref: string, first: string) =>
    t(
      i18n,
    )`${flow}: cannot be compared: ${ref} has the flow, but not its chart yet; charts can be compared from ${first} on`,
  unknownRef: (ref: string) =>
    t(i18n)`Git knows no commit “${ref}”. Give a branch, a tag or a commit, such as main or main~5.`,
  rules: t(i18n)`rules to read again`,
  noRules: t(i18n)`rules to read again: none`,
  paths: (some: number, all: number) => t(i18n)`paths to run again: ${some} of ${all}`,
  drawn: (file: string) => t(i18n)`drawn in ${file}`,
  wholeFlow: t(i18n)`the whole flow`,
  state: t(i18n)`state`,
  transition: t(i18n)`transition`,
  event: t(i18n)`event`,
  isNew: t(i18n)`new`,
  isGone: t(i18n)`gone`,
  renamed: (from: string, to: string) => t(i18n)`${from} is called ${to} now`,
  moved: (from: string, to: string) => t(i18n)`${from} stands elsewhere now: ${to}`,
  leadsTo: (target: string) => t(i18n)`to ${target}`,
  nothingIn: t(i18n)`none`,
  always: t(i18n)`At once`,
  insideEnded: t(i18n)`The states within have ended`,
  seconds: (count: number) => t(i18n)`${i18n.number(count)} s`,
  setByProgram: t(i18n)`as the program sets it`,
  staysHere: t(i18n)`stays here`,
  entersAnew: t(i18n)`enters anew`,
  staysInside: t(i18n)`stays inside`,
  triedBefore: (next: string) => t(i18n)`tried before the one with ${next}`,
  changed: (part: string) => t(i18n)`${part}: changed`,
  remembers: (field: string) => t(i18n)`remembers ${field} now`,
  forgets: (field: string) => t(i18n)`no longer remembers ${field}`,
  beginsAs: (field: string, now: string, before: string) => t(i18n)`${field} begins as ${now} instead of ${before}`,
  beginsOtherwise: (field: string) => t(i18n)`${field} begins otherwise`,
  otherOrder: t(i18n)`in another order`,
  triedLast: t(i18n)`tried last`,
  depths: { shallow: t(i18n)`the state in it`, deep: t(i18n)`all states in it` },
  untranslated: t(i18n)`[not translated]`,
  descriptionOf: {
    event: t(i18n)`description of the event`,
    actor: t(i18n)`description of the actor`,
    delay: t(i18n)`description of the delay`,
  },
  kinds: {
    atomic: t(i18n)`plain`,
    compound: t(i18n)`with states within`,
    parallel: t(i18n)`several parts at once`,
    final: t(i18n)`end`,
    history: t(i18n)`where it was before`,
  },
  parts: {
    source: t(i18n)`leaves from`,
    trigger: t(i18n)`when`,
    delay: t(i18n)`waits`,
    guard: t(i18n)`condition`,
    guardParams: t(i18n)`parameters of the condition`,
    targets: t(i18n)`target`,
    actions: t(i18n)`actions`,
    actionParams: t(i18n)`parameters of the actions`,
    reenters: t(i18n)`entry`,
    branch: t(i18n)`order`,
    description: t(i18n)`description`,
    rules: t(i18n)`rules`,
    parent: t(i18n)`within`,
    kind: t(i18n)`kind`,
    initial: t(i18n)`begins in`,
    tags: t(i18n)`tags`,
    entry: t(i18n)`on entry`,
    exit: t(i18n)`on exit`,
    invokes: t(i18n)`starts`,
    history: t(i18n)`goes back to`,
    input: t(i18n)`input`,
    output: t(i18n)`output`,
    context: t(i18n)`context`,
    regions: t(i18n)`order of regions`,
  },
  legend: { added: t(i18n)`new`, removed: t(i18n)`gone`, changed: t(i18n)`different` },
})

/** What the listing of changes says around the charts' own texts. */
export type DiffTexts = ReturnType<typeof textsIn>

const textsOf = (locale: Locale, messages: Messages): DiffTexts =>
  textsIn(setupI18n({ locale, messages: { [locale]: messages } }))

/** The texts in every language. Plain Node reads them by `importTexts`. */
export const texts: PerLocale<DiffTexts> = { en: textsOf('en', en), vi: textsOf('vi', vi), ko: textsOf('ko', ko) }
