import { useLingui } from '@lingui/react/macro'
import { AppGate } from './AppGate.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'

/** The sign-in page. Whoever is inside already is led on by the route. */
export function SignInRoute() {
  const { t } = useLingui()
  return (
    <>
      <DocumentTitle title={t`Sign in`} />
      <AppGate />
    </>
  )
}
