let news: string | null = null
const listeners = new Set<() => void>()

const set = (next: string | null): void => {
  news = next
  for (const listener of listeners) listener()
}

const forget = (): void => {
  document.removeEventListener('pointerdown', forget, true)
  document.removeEventListener('keydown', forget, true)
  set(null)
}

/** News in the title of the page, for a person in another tab, until the next press or key in this one. */
export const titleNews = {
  announce: (text: string): void => {
    set(text)
    document.addEventListener('pointerdown', forget, true)
    document.addEventListener('keydown', forget, true)
  },
  current: (): string | null => news,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
