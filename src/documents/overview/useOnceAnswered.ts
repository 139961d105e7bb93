import { useState } from 'react'

/** Whether all that a page asks has been answered once: it is shown at once then, and what is asked again later does not take it away. */
export const useOnceAnswered = (isAnswered: boolean): boolean => {
  const [wasAnswered, setAnswered] = useState(false)
  if (isAnswered && !wasAnswered) setAnswered(true)
  return wasAnswered || isAnswered
}
