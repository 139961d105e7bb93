import { useEffect, useRef, type RefObject } from 'react'

/** Where the page stands one part below the other (style/page.css). */
const narrow = '(max-width: 900px)'

/** On a narrow screen an element comes to the top whenever something else is chosen, so that it and what follows it are seen. */
export const useInView = <Shown extends HTMLElement>(chosen: string | null): RefObject<Shown | null> => {
  const shown = useRef<Shown>(null)
  useEffect(() => {
    if (chosen !== null && window.matchMedia(narrow).matches) shown.current?.scrollIntoView()
  }, [chosen])
  return shown
}
