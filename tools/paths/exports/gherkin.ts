import type { Locale } from '../../../src/domain/locale.ts'
import type { DescribedRule } from '../listing/readListed.ts'
import type { DescribedFlow, DescribedPath, DescribedState } from '../listing/describeFlow.ts'

/** Gherkin's own keywords in a language, as its reference lists them. */
interface Keywords {
  readonly feature: string
  readonly scenario: string
  readonly context: string
  readonly action: string
  readonly outcome: string
  readonly and: string
}

const keywords: Readonly<Record<Locale, Keywords>> = {
  en: { feature: 'Feature', scenario: 'Scenario', context: 'Given', action: 'When', outcome: 'Then', and: 'And' },
  vi: { feature: 'Tính năng', scenario: 'Tình huống', context: 'Cho', action: 'Khi', outcome: 'Thì', and: 'Và' },
  ko: { feature: '기능', scenario: '시나리오', context: '조건', action: '만일', outcome: '그러면', and: '그리고' },
}

const stateText = ({ name, description }: DescribedState) => (description === null ? name : `${name}: ${description}`)

const scenarioOf = ({ id, title, start, begins, steps, rules }: DescribedPath, words: Keywords): readonly string[] => {
  const rests = (states: readonly DescribedState[], first: string) =>
    states.map((state, index) => `    ${index === 0 ? first : words.and} ${stateText(state)}`)
  return [
    '',
    `  ${[id, ...rules].map((tag) => `@${tag}`).join(' ')}`,
    `  ${words.scenario}: ${title}`,
    `    ${words.context} ${start}`,
    ...rests(begins, words.and),
    ...steps.flatMap(({ description, states }) => [
      `    ${words.action} ${description}`,
      ...rests(states, words.outcome),
    ]),
  ]
}

/**
 * A flow as a feature in the reader's language, a scenario per path, tagged with the path's id and its rules.
 * The feature's description says what the rules are.
 */
export const gherkinOf = (
  { name, paths }: DescribedFlow,
  rules: readonly DescribedRule[],
  language: Locale,
): string => {
  const words = keywords[language]
  const described = rules.map(({ id, rule }) => `  ${id} ${rule}`)
  return [
    `# language: ${language}`,
    `${words.feature}: ${name}`,
    ...described,
    ...paths.flatMap((path) => scenarioOf(path, words)),
    '',
  ].join('\n')
}
