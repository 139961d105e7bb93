import { useEffect } from 'react'

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault()

/** While it is shown, the browser asks before the page is left or reloaded. */
export const LeaveGuard = () => {
  useEffect(() => {
    window.addEventListener('beforeunload', askBeforeLeaving)
    return () => window.removeEventListener('beforeunload', askBeforeLeaving)
  }, [])
  return null
}
