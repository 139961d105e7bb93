import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { statusesChangedAtOnce } from '../../../domain/certificateRegistration.ts'

/** Why the status of the selected certificates cannot be changed now, or null. @param selected how many there are */
export const whyNotChangeStatus = (selected: number, mayChange: boolean): MessageDescriptor | null => {
  if (!mayChange) return msg`Your account may not change the status of digital signatures`
  if (selected === 0) return msg`Select at least one certificate`
  return selected > statusesChangedAtOnce ? msg`At most ${statusesChangedAtOnce} can be changed at once` : null
}
