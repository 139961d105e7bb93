import { safeName } from '../../domain/fileName.ts'

/** Gives each file of a folder a name of its own, also where systems take capital letters for small ones. */
export const uniqueNames = (): ((name: string) => string) => {
  const taken = new Set<string>()
  return (name) => {
    const safe = safeName(name)
    for (let count = 1; ; count += 1) {
      const tried = count === 1 ? safe : `${safe} (${count})`
      const key = tried.toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return tried
    }
  }
}
