/** Lets those who show a sheet know that it has changed. */
export const createChanges = () => {
  const listeners = new Set<() => void>()
  let version = 0
  return {
    changed: (): void => {
      version += 1
      for (const listener of listeners) listener()
    },
    version: () => version,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
