import type { RouterHistory } from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { SessionGate } from '../features/session/SessionGate.tsx'
import { Splash } from '../features/session/Splash.tsx'
import type { RunningSession } from '../features/session/startSession.ts'
import { useLocale } from '../i18n/locale.ts'
import { splitLocale } from './address/localisedPath.ts'
import { importHelpPages, importInsideApp } from './chunks.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import type { Memory } from './memory.ts'

const InsideApp = lazy(importInsideApp)
const HelpPage = lazy(importHelpPages)

interface AppProps {
  readonly session: RunningSession
  readonly history: RouterHistory
  readonly hostname: string
  readonly memory: Memory
}

/** The pages that everybody may read, and the gate before all others. */
export function App({ session, history, hostname, memory }: AppProps) {
  const locale = useLocale()
  const path = useSyncExternalStore(history.subscribe, () => splitLocale(history.location.pathname).path)
  const languageMenu = <LanguageMenu history={history} />
  if (path === '/forgot-user-id' || path === '/signup') {
    return (
      <Suspense fallback={<Splash />}>
        <HelpPage languageMenu={languageMenu} subject={path === '/signup' ? 'signUp' : 'forgotten'} />
      </Suspense>
    )
  }
  return (
    <SessionGate
      actor={session.actor}
      now={session.now}
      onCredentials={session.handOver}
      onCode={session.handOverCode}
      onNewPassword={session.handOverPassword}
      signIn={{ languageMenu, forgotHref: `/${locale}/forgot-user-id`, signUpHref: `/${locale}/signup` }}
    >
      <InsideApp history={history} hostname={hostname} memory={memory} />
    </SessionGate>
  )
}
