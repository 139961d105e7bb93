import { useLingui } from '@lingui/react/macro'
import { useCurrentUser } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { hasPermission, mayGrantPitRights } from '../../../domain/session.ts'
import { NavTabs } from '../../../ui/layout/NavTabs.tsx'
import './list.css'

/** The pages of e-PIT, over this one. */
export const NoticeTabs = () => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  const user = useCurrentUser()
  const maySeeAmounts = hasPermission(user, 'pit-certificate.amounts')
  const tab = (href: string, label: string, isCurrent = false) => ({ href, label, isCurrent })
  return (
    <div className="notice-tabs">
      <NavTabs
        items={[
          tab(pageHref('pit', {}), t`Overview`),
          tab(pageHref('pit-certificates', {}), t`PIT certificates`),
          tab(pageHref('pit-changes', {}), t`Corrections`),
          tab(pageHref('error-notices', {}), t`Error notices`, true),
          tab(pageHref('pit-numbers', {}), t`Numbers waiting`),
          ...(maySeeAmounts ? [tab(pageHref('pit-sums', {}), t`Sums by taxpayer`)] : []),
          ...(mayGrantPitRights(user) ? [tab(pageHref('pit-rights', {}), t`Rights`)] : []),
        ]}
        label={t`Pages of e-PIT`}
      />
    </div>
  )
}
