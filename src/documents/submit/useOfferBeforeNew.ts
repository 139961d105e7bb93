import { useEffect, useEffectEvent, useState } from 'react'
import { useCurrentUser } from '../../api/provider.tsx'
import { useShownKind } from '../shownKind.ts'

/**
 * An empty form would hide the offer to go on with an interrupted submission, most of all after the reload that
 * interrupted it: where the documents open with one, `showList` is called instead (docs/decisions/0072).
 */
export const useOfferBeforeNew = (opensNewForm: boolean, showList: () => void): void => {
  const { id: userId } = useCurrentUser()
  const { key } = useShownKind()
  const offer = useEffectEvent(showList)
  const [mayHideOffer] = useState(opensNewForm)
  useEffect(() => {
    const left = new AbortController()
    const offerKept = async () => {
      const { workStore } = await import('./browserWork.ts')
      if (!left.signal.aborted && workStore.list(userId).some(({ collection }) => collection === key)) offer()
    }
    if (mayHideOffer) void offerKept()
    return () => left.abort()
  }, [mayHideOffer, userId, key])
}
