import { createBrowserHistory } from '@tanstack/react-router'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { startSession } from '../features/session/startSession.ts'
import { activateLocale } from '../i18n/locale.ts'
import { interruptedPath, isPublic } from './address/entry.ts'
import { followLocale } from './address/followLocale.ts'
import { followSession } from './address/followSession.ts'
import { preferredLocale } from './address/localeChoice.ts'
import { splitLocale } from './address/localisedPath.ts'
import { stepTo } from './address/steps.ts'
import { App } from './App.tsx'
import { fetchInsideAhead } from './chunks.ts'
import { openDevelopmentTools } from './developmentTools.tsx'
import { createMemory } from './memory.ts'
import { Providers } from './Providers.tsx'
import { applyTheme } from './theme.ts'

/** Milliseconds until the page is loaded again where the language could not be fetched: without it there is no text to say so. */
const reloadAfter = 5000

/** The session, with what the address follows; it needs no texts, and the server is asked who is there while they come. */
const begin = () => {
  const history = createBrowserHistory()
  const memory = createMemory()
  const { hostname } = window.location
  const session = startSession({
    hostname,
    fetch: (...request) => window.fetch(...request),
    upload: async (...request) => (await import('../api/uploadByRequest.ts')).uploadByRequest(...request),
    now: () => Date.now(),
    callbackPath: () => interruptedPath(new URLSearchParams(history.location.search).get('callbackUrl')),
    forgetWhatWasRead: memory.forget,
  })
  followLocale(history)
  followSession({ history, actor: session.actor, hostname })
  return { history, hostname, memory, session }
}

const show = (
  place: HTMLElement,
  { history, hostname, memory, session }: ReturnType<typeof begin>,
  besidePages: ReactNode,
) => {
  createRoot(place).render(
    <StrictMode>
      <Providers api={session.api} navigate={(href) => stepTo(history, href)}>
        <App history={history} hostname={hostname} memory={memory} session={session} />
        {besidePages}
      </Providers>
    </StrictMode>,
  )
  fetchInsideAhead(isPublic(splitLocale(history.location.pathname).path))
}

applyTheme()
const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no #root')
const texts = activateLocale(splitLocale(window.location.pathname).locale ?? preferredLocale(document.cookie))
openDevelopmentTools(texts)
  .then(async (besidePages) => {
    const begun = begin()
    await texts
    return { begun, besidePages }
  })
  .then(
    ({ begun, besidePages }) => show(place, begun, besidePages),
    () => setTimeout(() => window.location.reload(), reloadAfter),
  )
