import type { MessageDescriptor } from '@lingui/core'
import type { OutputCommands } from './outputWords.ts'

/** How many documents are printed or downloaded at once. */
export const mostAtOnce = 50

/** Why so many selected documents cannot be printed or downloaded now; null where they can. */
export const whyNotOutput = (
  selected: number,
  { selectOne, tooMany }: Pick<OutputCommands, 'selectOne' | 'tooMany'>,
): MessageDescriptor | null => {
  if (selected === 0) return selectOne
  return selected > mostAtOnce ? tooMany(mostAtOnce) : null
}
