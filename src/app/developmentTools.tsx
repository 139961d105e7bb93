import type { ReactNode } from 'react'

const hasFaultConsole = () => document.querySelector('meta[name="tokhai-faults"][content="on"]') !== null

/** The fault console where the server says that it has one; the built page fetches nothing of it elsewhere. */
const openFaultConsole = async (): Promise<ReactNode> => {
  if (!hasFaultConsole()) return null
  const { startFaultConsole } = await import('../../development/faultConsole/startFaultConsole.tsx')
  return startFaultConsole()
}

/** The live view of the flows in development builds; other builds have nothing of it. */
const openLiveViewOfFlows = async (): Promise<ReactNode> => {
  if (import.meta.env.DEV) {
    const { openLiveView } = await import('../../development/liveView/openLiveView.tsx')
    return openLiveView()
  }
  return null
}

/**
 * Tools of development and tests to show beside the pages, where there are any.
 *
 * @param messages resolves when the page's language is known, in which the tools load theirs
 */
export const openDevelopmentTools = async (messages: Promise<unknown>): Promise<ReactNode> => {
  if (!hasFaultConsole() && !import.meta.env.DEV) return null
  await messages
  const [faultConsole, liveView] = await Promise.all([openFaultConsole(), openLiveViewOfFlows()])
  return (
    <>
      {faultConsole}
      {liveView}
    </>
  )
}
