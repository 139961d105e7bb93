import { useState, type FocusEvent, type KeyboardEvent } from 'react'

const nextIn = (links: readonly HTMLElement[], from: number, key: string): HTMLElement | undefined => {
  switch (key) {
    case 'ArrowDown':
      return links[from + 1]
    case 'ArrowUp':
      return links[from - 1]
    case 'Home':
      return links[0]
    case 'End':
      return links.at(-1)
    default:
      return undefined
  }
}

/**
 * Makes a long list of links one stop of the Tab key, where arrow keys, Home and End go from link to link. Each link has its name
 * as `data-name`, and `tabIndexOf` of it as its tab index.
 *
 * @param current the link of the open page, at which Tab stops first
 */
export const useOneTabStop = (names: readonly string[], current: string | null) => {
  const [visited, setVisited] = useState<string | null>(null)
  const stop = [visited, current].find((name) => name !== null && names.includes(name)) ?? names[0]
  return {
    tabIndexOf: (name: string) => (name === stop ? 0 : -1),
    list: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setVisited(target.dataset['name'] ?? null),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-name]')]
        const next = nextIn(
          links,
          links.findIndex((link) => link === document.activeElement),
          event.key,
        )
        if (next === undefined) return
        event.preventDefault()
        next.focus()
      },
    },
  }
}
