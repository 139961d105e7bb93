import type { Messages } from '@lingui/core'
import { joined } from '../../../i18n/locale.ts'

/** What the frame of the pages says, lists of every area, and the names of all areas: one file, whatever their number. */
export const messages = joined(
  import.meta.glob<Messages>(
    ['../texts/ko.po', '../../../records/texts/ko.po', '../../../features/*/texts/area/ko.po'],
    { eager: true, import: 'messages' },
  ),
)
