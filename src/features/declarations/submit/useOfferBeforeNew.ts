import { useEffect, useEffectEvent } from 'react'
import { useCurrentUser } from '../../../api/provider.tsx'
import { workStore } from './browserWork.ts'

/**
 * An empty form would hide the offer to go on with an interrupted submission, most of all after the reload that
 * interrupted it: where the declarations open with one, `showList` is called instead (docs/decisions/0072).
 */
export const useOfferBeforeNew = (opensNewForm: boolean, showList: () => void): void => {
  const { id: userId } = useCurrentUser()
  const offer = useEffectEvent(() => {
    if (opensNewForm && workStore.list(userId).length > 0) showList()
  })
  useEffect(() => offer(), [])
}
