import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** How many declarations are printed or downloaded at once. */
export const mostAtOnce = 50

/** Why so many selected declarations cannot be printed or downloaded now; null where they can. */
export const whyNotOutput = (selected: number): MessageDescriptor | null => {
  if (selected === 0) return msg`Select at least one declaration to print or download`
  return selected > mostAtOnce ? msg`At most ${mostAtOnce} declarations can be printed or downloaded at once` : null
}
