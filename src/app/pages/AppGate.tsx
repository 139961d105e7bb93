import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SessionGate } from '../../features/session/SessionGate.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { LanguageMenu } from '../shell/LanguageMenu.tsx'

const root = getRouteApi('__root__')

/** The session's gate with the app's own links. */
export function AppGate({ children }: { readonly children?: ReactNode }) {
  const { session } = root.useRouteContext()
  const locale = useLocale()
  return (
    <SessionGate
      actor={session.actor}
      now={session.now}
      onCredentials={session.handOver}
      signIn={{ languageMenu: <LanguageMenu />, forgotHref: `/${locale}/forgot-user-id`, signUpHref: `/${locale}/signup` }}
    >
      {children}
    </SessionGate>
  )
}
