import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, type ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { ApiProvider, CurrentUserProvider } from '../../../src/api/provider.tsx'
import { createQueryClient } from '../../../src/api/queryClient.ts'
import type { Locale } from '../../../src/domain/locale.ts'
import type { Permission, Scope } from '../../../src/domain/session.ts'
import { AreaTexts } from '../../../src/failures/AreaTexts.tsx'
import { useFieldMessages } from '../../../src/failures/useFieldMessages.ts'
import { useUiTexts } from '../../../src/i18n/uiTexts.ts'
import { Toasts } from '../../../src/ui/feedback/Toasts.tsx'
import { notify } from '../../../src/ui/feedback/toasts.ts'
import { MessageOfContext } from '../../../src/ui/texts.ts'
import { useTableTexts } from '../../../src/records/tableTexts.ts'
import { TableTextsContext } from '../../../src/ui/table/tableTexts.ts'
import { UiProvider } from '../../../src/ui/UiProvider.tsx'
import { everyFailureText } from '../../../walks/texts/everyFailureText.ts'
import { createFakeServer, type FakeServer } from './fakeServer.ts'

interface ScreenOptions {
  readonly server?: FakeServer
  readonly scope?: Scope
  /** What a USER was given. */
  readonly permissions?: Permission[]
  readonly userId?: string
  readonly locale?: Locale
}

const Texts = ({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) => (
  <UiProvider locale={locale} texts={useUiTexts()}>
    <AreaTexts texts={everyFailureText}>
      <TableTextsContext value={useTableTexts()}>
        <Fields>{children}</Fields>
      </TableTextsContext>
    </AreaTexts>
    <Toasts />
  </UiProvider>
)

const Fields = ({ children }: { readonly children: ReactNode }) => (
  <MessageOfContext value={useFieldMessages()}>{children}</MessageOfContext>
)

/** Renders a screen for a signed-in person, by default in English as the source has it, over a server in memory. */
export const renderScreen = (node: ReactNode, options: ScreenOptions = {}) => {
  const { server = createFakeServer(), scope = 'ADMIN', permissions = [], userId = 'u-1', locale = 'en' } = options
  // Toasts are kept beside React: those of the test before would still be shown.
  notify.dismiss()
  i18n.loadAndActivate({ locale, messages: {} })
  const queryClient = createQueryClient()
  const user = { id: userId, name: 'Trần Thị Kế Toán', scope, exp: 0, profile_image: null, permissions }
  return render(node, {
    wrapper: ({ children }) => (
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <ApiProvider client={server.client}>
              <CurrentUserProvider user={user}>
                <Texts locale={locale}>{children}</Texts>
              </CurrentUserProvider>
            </ApiProvider>
          </QueryClientProvider>
        </I18nProvider>
      </StrictMode>
    ),
  })
}
