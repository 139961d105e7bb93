import { useEffect, useState } from 'react'

/**
 * Gives the focus back once what it is used in is gone. The focus scope of a dialog tries so in the next frame, when the page below may be
 * inert still: that ends with an effect, which comes later than the frame where the page is busy and no event of the person closed it.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
