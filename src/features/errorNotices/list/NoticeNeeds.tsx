import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { NeedsStrip } from '../../../ui/feedback/NeedsStrip.tsx'
import { noticePages, useNoticeFamily } from '../family.ts'
import { noticeCountsQuery } from './queries.ts'

/** What needs somebody: notices that were not received, and drafts. */
export const NoticeNeeds = () => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  const family = useNoticeFamily()
  const { data: counts = [] } = useQuery(noticeCountsQuery(useApi(), family))
  const countOf = (status: string): number => counts.find((each) => each.status === status)?.count ?? 0
  const hrefOf = (status: string): string => pageHref(noticePages[family], { parameters: { status } })
  const [rejected, drafts] = [countOf('rejected'), countOf('draft')]
  const needs = [
    {
      id: 'rejected',
      tone: 'red' as const,
      count: rejected,
      title: t`${plural(rejected, { one: '# error notice is not received', other: '# error notices are not received' })}`,
    },
    {
      id: 'draft',
      tone: 'blue' as const,
      count: drafts,
      title: t`${plural(drafts, { one: '# draft is not sent', other: '# drafts are not sent' })}`,
    },
  ]
  const shown = needs.filter(({ count }) => count > 0).map((need) => ({ ...need, href: hrefOf(need.id) }))
  return <NeedsStrip label={t`What needs somebody`} needs={shown} />
}
