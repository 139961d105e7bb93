import type { ComponentType, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

interface Around {
  readonly wrapper: ComponentType<{ readonly children: ReactNode }>
}

/** Shows a view in the page, as tests do by the function of the same name. */
export const render = (view: ReactNode, { wrapper: Wrapper }: Around): Promise<void> => {
  const place = document.getElementById('view')
  if (place === null) throw new Error('the page has no place for the view')
  const root = createRoot(place)
  flushSync(() => root.render(<Wrapper>{view}</Wrapper>))
  return Promise.resolve()
}
