import type { ReactNode } from 'react'
import { addFaultWords } from '../i18n/locale.ts'

/** The fault console where the server says that it has one; the built page fetches nothing of it elsewhere. */
export const startFaults = async (words: Promise<unknown>): Promise<ReactNode> => {
  if (document.querySelector('meta[name="tokhai-faults"][content="on"]') === null) return null
  // Its own words come in the page's language, which is known then.
  await words
  const [{ startFaultConsole }] = await Promise.all([
    import('../features/faults/startFaultConsole.tsx'),
    addFaultWords(),
  ])
  return startFaultConsole()
}
