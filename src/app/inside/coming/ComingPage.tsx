import { useLocation } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCurrentUser } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { isPitScope } from '../../../domain/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/Link.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ClockIcon } from '../../../ui/icons/icons.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { firstPanel } from '../insideSearch.ts'
import { splitLocale } from '../../address/localisedPath.ts'
import { tabAt, tabPlaces } from '../shell/tabs.ts'
import { comingTexts } from './comingTexts.ts'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'

/** An area that is still to come: what it will be, and what can be done now. */
export function ComingPage() {
  const { t, i18n } = useLingui()
  const { openPanel, pageHref } = useNavigation()
  const tab = useLocation({ select: ({ pathname }) => tabAt(splitLocale(pathname).path) }) ?? 'sale'
  const title = i18n._(tabPlaces[tab].label)
  const panel = firstPanel(useCurrentUser())
  return (
    <Page title={title}>
      <DocumentTitle title={title} />
      <EmptyState
        actions={
          panel && (
            <>
              <Button onPress={() => openPanel(panel.id, {})} variant="primary">
                {i18n._(panel.openLabel)}
              </Button>
              <Link href={pageHref('overview', {})}>
                <Trans>Go to the overview</Trans>
              </Link>
            </>
          )
        }
        icon={<ClockIcon size={24} />}
        title={t`Not part of this version`}
      >
        <Stack gap={2}>
          <p>{i18n._(comingTexts[tab])}</p>
          <p>
            <NowPossible />
          </p>
        </Stack>
      </EmptyState>
    </Page>
  )
}

const NowPossible = () => {
  const user = useCurrentUser()
  if (firstPanel(user) === undefined) return <Trans>There is nothing for your account to do here yet.</Trans>
  if (isPitScope(user.scope))
    return (
      <Trans>
        What you can do now: follow how your company’s declarations of e-documents stand with the tax authority.
      </Trans>
    )
  return (
    <Trans>
      What you can do now: register your company’s use of e-invoices, sign the declaration and follow the tax
      authority’s answer.
    </Trans>
  )
}
