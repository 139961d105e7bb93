import type { ReactNode } from 'react'

/** The live view of the flows in development builds; other builds have nothing of it. */
export const startLiveView = async (words: Promise<unknown>): Promise<ReactNode> => {
  if (import.meta.env.DEV) {
    await words
    const [{ openLiveView }, { addLiveViewWords }] = await Promise.all([
      import('./inspection/openLiveView.tsx'),
      import('../i18n/locale.ts'),
    ])
    await addLiveViewWords()
    return openLiveView()
  }
  return null
}
