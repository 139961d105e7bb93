import { useLingui } from '@lingui/react/macro'
import { useNavigation, type PageId } from '../../../area/navigation.ts'
import { NavTabs } from '../../../ui/layout/NavTabs.tsx'
import { PageTabs } from '../../../area/PageTabs.tsx'

export type CorrectionPage = Extract<PageId, 'pit-changes' | 'pit-cancelled' | 'pit-adjusting' | 'pit-replacing'>

/** The pages of corrections, below those of e-PIT. */
export const CorrectionTabs = ({ current }: { readonly current: CorrectionPage }) => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  const pages: readonly (readonly [CorrectionPage, string])[] = [
    [
      'pit-changes',
      t({ message: 'Begin a correction', comment: 'A page that leads to the correction of a PIT certificate' }),
    ],
    ['pit-adjusting', t({ message: 'Adjusting', comment: 'PIT certificates that adjust others' })],
    ['pit-replacing', t({ message: 'Replacing', comment: 'PIT certificates that replace others' })],
    ['pit-cancelled', t`Cancelling`],
  ]
  return (
    <>
      <PageTabs />
      <div className="page-tabs">
        <NavTabs
          items={pages.map(([page, label]) => ({ href: pageHref(page, {}), label, isCurrent: page === current }))}
          label={t`Pages of corrections`}
        />
      </div>
    </>
  )
}
