import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import type { ApiClient } from '../api/client.ts'
import { ApiProvider } from '../api/provider.tsx'
import { useLocale } from '../i18n/locale.ts'
import { useUiTexts } from '../i18n/uiTexts.ts'
import { Toasts } from '../ui/feedback/Toasts.tsx'
import { UiProvider } from '../ui/UiProvider.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'

interface ProvidersProps {
  readonly api: ApiClient
  /** Leads to an address of this site. */
  readonly navigate: (href: string) => void
  readonly children: ReactNode
}

/** What every screen stands on: language, building blocks, the way to the server, toasts. */
export function Providers({ api, navigate, children }: ProvidersProps) {
  return (
    <I18nProvider i18n={i18n}>
      <ApiProvider client={api}>
        <Ui navigate={navigate}>{children}</Ui>
      </ApiProvider>
    </I18nProvider>
  )
}

function Ui({ navigate, children }: Pick<ProvidersProps, 'navigate' | 'children'>) {
  return (
    <UiProvider locale={useLocale()} navigate={navigate} texts={useUiTexts()}>
      <CrashBoundary>{children}</CrashBoundary>
      <Toasts />
    </UiProvider>
  )
}
