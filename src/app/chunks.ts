import { addTexts, type TextFile } from '../i18n/locale.ts'
import { importInsideSession } from '../features/session/importInsideSession.ts'

/** What the frame of the pages says, lists of every area, and the names of areas. */
const texts = import.meta.glob<TextFile>([
  './inside/texts/*.po',
  '../records/texts/*.po',
  '../features/*/texts/area/*.po',
])

/** The pages inside, with their router and their texts: nobody outside needs them. */
export const importInsideApp = async () => {
  const [app] = await Promise.all([import('./inside/InsideApp.tsx'), addTexts(texts)])
  return app
}

export const importHelpPages = () => import('./outside/HelpPage.tsx')

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
