import type { MessageDescriptor } from '@lingui/core'
import type { OutputWords } from './outputWords.ts'

/** How many documents are printed or downloaded at once. */
export const mostAtOnce = 50

/** Why so many selected documents cannot be printed or downloaded now; null where they can. */
export const whyNotOutput = (
  selected: number,
  { selectOne, tooMany }: Pick<OutputWords, 'selectOne' | 'tooMany'>,
): MessageDescriptor | null => {
  if (selected === 0) return selectOne
  return selected > mostAtOnce ? tooMany(mostAtOnce) : null
}
