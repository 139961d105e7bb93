import { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startSession } from '../features/session/startSession.ts'
import { activateLocale } from '../i18n/locale.ts'
import { preferredLocale } from './localeChoice.ts'
import { Providers } from './Providers.tsx'
import { createAppRouter } from './router/appRouter.ts'
import { interruptedPath } from './router/entry.ts'
import { followSession } from './router/followSession.ts'
import { splitLocale } from './router/localisedPath.ts'
import { applyTheme } from './theme.ts'

/** Milliseconds until the page is loaded again where the language could not be fetched: without it there are no words to say so. */
const reloadAfter = 5000

const start = (place: HTMLElement) => {
  // Data is asked for once and when a screen wants it again (seed 000 §1).
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } })
  const { hostname } = window.location
  const session = startSession({
    hostname,
    fetch: (...request) => window.fetch(...request),
    now: () => Date.now(),
    callbackPath: () => interruptedPath(new URLSearchParams(window.location.search).get('callbackUrl')),
    forgetWhatWasRead: () => queryClient.clear(),
  })
  const router = createAppRouter({ session, hostname })
  followSession(router, session.actor)
  createRoot(place).render(
    <StrictMode>
      <Providers api={session.api} navigate={(href) => router.history.push(href)} queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
}

applyTheme()
const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no #root')
activateLocale(splitLocale(window.location.pathname).locale ?? preferredLocale(document.cookie)).then(
  () => start(place),
  () => setTimeout(() => window.location.reload(), reloadAfter),
)
