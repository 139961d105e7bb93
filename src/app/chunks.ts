import type { TextFile } from '../i18n/locale.ts'
import { translated } from '../i18n/translatedPart.ts'
import { importInsideSession } from '../features/session/importInsideSession.ts'

/** The pages inside, with their router and their texts: nobody outside needs them. */
export const importInsideApp = translated(
  () => import('./inside/InsideApp.tsx'),
  import.meta.glob<TextFile>('./inside/firstTexts/{en,ko,vi}.ts'),
)

export const importHelpPages = translated(
  () => import('./outside/HelpPage.tsx'),
  import.meta.glob<TextFile>('./outside/texts/*.po'),
)

/** Milliseconds that the sign-in page has the network for itself. */
const signInFirst = 3000

/**
 * Fetches what stands behind the gate, so that whoever comes in does not wait for it: at once, or after the sign-in page has come.
 * A fetch that fails is made again when its turn comes.
 */
export const fetchInsideAhead = (isAtSignIn: boolean): void => {
  const fetchAll = () => void Promise.allSettled([importInsideSession(), importInsideApp()])
  if (isAtSignIn) setTimeout(fetchAll, signInFirst)
  else fetchAll()
}
