import { placeholdersOf } from './placeholders.ts'
import { sameInEnglish } from './sameInEnglish.ts'

interface Entry {
  /** Text in the source, the key where it has none. */
  readonly source: string
  readonly translation: string
}

const hasWord = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/\{[^}]*\}|<\/?\d+\/?>/g, ''))

function problemOf({ source, translation }: Entry): string | null {
  if (translation.trim() === '') return 'has no translation'
  if (translation === source && hasWord(source) && !sameInEnglish.has(source)) return 'is English still'
  if (translation !== translation.normalize('NFC')) return 'is not in Unicode form NFC'
  const [wanted, given] = [placeholdersOf(source).join(' '), placeholdersOf(translation).join(' ')]
  return wanted === given ? null : `has the placeholders ${given || '(none)'} instead of ${wanted || '(none)'}`
}

/** Every message of a catalogue that a user would read wrongly, one message each. @param file of the catalogue, from the root */
export function inspectCatalogue(file: string, entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) => {
    const problem = problemOf(entry)
    return problem === null ? [] : [`${file}: "${entry.source}" ${problem}`]
  })
}
