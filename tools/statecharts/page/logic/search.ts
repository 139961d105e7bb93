import { folded } from '../../../../src/domain/text.ts'

/** Something that the search finds, with all terms by which it is found. */
export interface Findable<Target> {
  readonly target: Target
  readonly title: string
  readonly terms: readonly string[]
}

interface Folded<Target> extends Findable<Target> {
  readonly head: string
  readonly text: string
}

/**
 * Finds what holds every typed word, in any order, without regard to case and diacritics. Titles that begin with what was
 * typed come first, then titles that hold it, then the rest, each in the order given.
 *
 * @param all is read when something is typed for the first time
 */
export const searchIn = <Target>(
  all: () => readonly Findable<Target>[],
): ((typed: string) => readonly Findable<Target>[]) => {
  let prepared: readonly Folded<Target>[] | null = null
  const prepare = () =>
    all().map((one): Folded<Target> => ({
      ...one,
      head: folded(one.title),
      text: folded([one.title, ...one.terms].join('\n')),
    }))
  return (typed) => {
    const wanted = folded(typed.normalize('NFC')).trim()
    if (wanted === '') return []
    const words = wanted.split(/\s+/)
    const rank = ({ head }: Folded<Target>) =>
      head.startsWith(wanted) ? 0 : words.every((word) => head.includes(word)) ? 1 : 2
    prepared ??= prepare()
    return prepared
      .filter(({ text }) => words.every((word) => text.includes(word)))
      .toSorted((one, other) => rank(one) - rank(other))
  }
}
