import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SignInFrame } from '../../features/session/SignInFrame.tsx'
import { SupportLines } from '../../features/session/SupportLines.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { Link } from '../../ui/button/Link.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { LanguageMenu } from '../shell/LanguageMenu.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'

function HelpPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const locale = useLocale()
  return (
    <SignInFrame languageMenu={<LanguageMenu />} title={title}>
      <DocumentTitle title={title} />
      <Stack gap={4}>
        {children}
        <SupportLines />
        <Link href={`/${locale}/login`}>
          <Trans>Back to sign in</Trans>
        </Link>
      </Stack>
    </SignInFrame>
  )
}

/** How to get back in: through customer service, in this version. */
export function ForgotUserIdPage() {
  const { t } = useLingui()
  return (
    <HelpPage title={t`Forgot ID or password?`}>
      <p>
        <Trans>Your user ID is the e-mail address your company registered for you.</Trans>
      </p>
      <p>
        <Trans>This version cannot reset a password by itself. Customer service verifies who you are and sets a new one; have your company’s tax code at hand.</Trans>
      </p>
    </HelpPage>
  )
}

/** How a company gets an account: through customer service, in this version. */
export function SignUpPage() {
  const { t } = useLingui()
  return (
    <HelpPage title={t`Sign up`}>
      <p>
        <Trans>This version cannot register a new company by itself. Customer service opens the account with you.</Trans>
      </p>
      <p>
        <Trans>Have ready: your company’s tax code, the name of its legal representative, and an e-mail address that becomes your user ID.</Trans>
      </p>
    </HelpPage>
  )
}
