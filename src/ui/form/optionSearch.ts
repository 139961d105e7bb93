import type { Option } from './field.ts'

/** Folds a text for the search, for example to lower case without diacritics. */
export type Fold = (text: string) => string

const termsOf = ({ label, description = '', terms = [] }: Option): readonly string[] => [label, description, ...terms]

const wordsOf = (text: string): readonly string[] => text.split(/[\s,()/-]+/).filter((word) => word !== '')

/** How well an option fits what was typed, both folded: 0 best, undefined not at all. */
const rankOf = (terms: readonly string[], typed: string): number | undefined => {
  const [label = ''] = terms
  if (terms.includes(typed)) return 0
  if (label.startsWith(typed)) return 1
  if (terms.some((term) => term.startsWith(typed))) return 2
  const asked = wordsOf(typed)
  const words = terms.flatMap(wordsOf)
  if (asked.every((word) => words.some((each) => each.startsWith(word)))) return 3
  return asked.every((word) => terms.some((term) => term.includes(word))) ? 4 : undefined
}

/**
 * The options that fit a typed text, by label, description and further terms: first what it names wholly, then what begins with it (labels
 * before the rest), then what has words that begin with all that was typed, in any order, then what contains it. Equals keep their order.
 */
export const rankedOptions = (options: readonly Option[], typed: string, fold: Fold): readonly Option[] => {
  const text = fold(typed).trim()
  if (text === '') return options
  return options
    .flatMap((option) => {
      const rank = rankOf(termsOf(option).map(fold), text)
      return rank === undefined ? [] : [{ option, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option)
}

/** The one option that a typed text names wholly by its label or a further term; undefined where it is none, or more than one. */
export const namedOption = (options: readonly Option[], typed: string, fold: Fold): Option | undefined => {
  const text = fold(typed).trim()
  if (text === '') return undefined
  const byLabel = options.filter(({ label }) => fold(label) === text)
  const named =
    byLabel.length > 0 ? byLabel : options.filter((option) => termsOf(option).some((term) => fold(term) === text))
  return named.length === 1 ? named[0] : undefined
}
