import type { Messages } from '@lingui/core'
import { joined } from '../../../i18n/locale.ts'

/** What the frame of the pages says, lists of every area, and the names of all areas: one file, whatever their number. */
export const messages = joined(
  import.meta.glob<Messages>(
    ['../texts/vi.po', '../../../records/texts/vi.po', '../../../features/*/texts/area/vi.po'],
    { eager: true, import: 'messages' },
  ),
)
