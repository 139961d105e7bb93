import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SignInFrame } from '../../features/session/SignInFrame.tsx'
import { SupportLines } from '../../features/session/SupportLines.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { Link } from '../../ui/button/Link.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'

interface HelpPageProps {
  readonly subject: 'forgotten' | 'signUp'
  readonly languageMenu: ReactNode
}

/** How to get an account, or back into it: through customer service, in this version. */
export default function HelpPage({ subject, languageMenu }: HelpPageProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <SignInFrame languageMenu={languageMenu} title={subject === 'signUp' ? t`Sign up` : t`Forgot ID or password?`}>
      <Stack gap={4}>
        {subject === 'signUp' ? <SignUpSteps /> : <ForgottenPassword />}
        <SupportLines />
        <Link href={`/${locale}/login`}>
          <Trans>Back to login</Trans>
        </Link>
      </Stack>
    </SignInFrame>
  )
}

function ForgottenPassword() {
  return (
    <>
      <p>
        <Trans>Your user ID is the e-mail address your company registered for you.</Trans>
      </p>
      <p>
        <Trans>
          This version cannot reset a password by itself. Customer service verifies who you are and sets a new one; have
          your company’s tax code at hand.
        </Trans>
      </p>
    </>
  )
}

function SignUpSteps() {
  return (
    <>
      <p>
        <Trans>
          This version cannot register a new company by itself. Customer service opens the account with you.
        </Trans>
      </p>
      <p>
        <Trans>
          Have ready: your company’s tax code, the name of its legal representative, and an e-mail address that becomes
          your user ID.
        </Trans>
      </p>
      <p>
        <Trans>
          A business household signs up with the 12 digits of its representative’s personal ID, which are its tax code,
          in the place of the company’s.
        </Trans>
      </p>
    </>
  )
}
