import type { FailureTexts } from '../../src/failures/knownTexts.ts'

/** The failure texts that areas and capabilities bring, for what reads all of them. Read by Vite only. */
export const everyFailureText: readonly FailureTexts[] = Object.values(
  import.meta.glob<FailureTexts>('../../src/**/failureTexts.ts', { eager: true, import: 'failureTexts' }),
)
