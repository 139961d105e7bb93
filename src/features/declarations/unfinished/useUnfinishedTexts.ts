import { useLingui } from '@lingui/react/macro'
import type { OpenedWay } from '../../../api/contract/documents/keptForm.ts'

/** What an unfinished form is called, with the moment at which it was kept. */
export const useUnfinishedTitle = () => {
  const { t } = useLingui()
  return (way: OpenedWay, moment: string): string => {
    const titles: Readonly<Record<OpenedWay, string>> = {
      new: t`You left a new declaration unfinished on ${moment}`,
      edit: t`You left changes of a declaration unfinished on ${moment}`,
      correction: t`You left the correction of a draft unfinished on ${moment}`,
      copy: t`You left a copy of a declaration unfinished on ${moment}`,
      change: t`You left a change of what is in force unfinished on ${moment}`,
    }
    return titles[way]
  }
}
