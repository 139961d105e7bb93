import { useLingui } from '@lingui/react/macro'
import { useCurrentUser } from '../../api/provider.tsx'
import { useNavigation, type PageId } from '../../area/navigation.ts'
import { hasPermission, mayGrantPitRights } from '../../domain/session.ts'
import { NavTabs } from '../../ui/layout/NavTabs.tsx'
import './PitTabs.css'

export type PitPage = Extract<
  PageId,
  'pit' | 'pit-certificates' | 'pit-changes' | 'error-notices' | 'pit-numbers' | 'pit-sums' | 'pit-rights'
>

/** The pages of e-PIT, over each of them; sums are for whoever may see amounts. */
export const PitTabs = ({ current }: { readonly current: PitPage }) => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  const user = useCurrentUser()
  const maySeeAmounts = hasPermission(user, 'pit-certificate.amounts')
  const pages: readonly (readonly [PitPage, string])[] = [
    ['pit', t`Overview`],
    ['pit-certificates', t`PIT certificates`],
    ['pit-changes', t`Corrections`],
    ['error-notices', t`Error notices`],
    ['pit-numbers', t`Numbers waiting`],
    ...(maySeeAmounts ? ([['pit-sums', t`Sums by taxpayer`]] as const) : []),
    ...(mayGrantPitRights(user) ? ([['pit-rights', t`Rights`]] as const) : []),
  ]
  return (
    <div className="pit-tabs">
      <NavTabs
        items={pages.map(([page, label]) => ({ href: pageHref(page, {}), label, isCurrent: page === current }))}
        label={t`Pages of e-PIT`}
      />
    </div>
  )
}
