import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { ToneIcon } from '../../../ui/feedback/tone.tsx'
import { noticeCountsQuery } from './queries.ts'
import './list.css'

/** What needs somebody: notices that were not received, and drafts; nothing where there are none. */
export const NoticeNeeds = () => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  const { data: counts = [] } = useQuery(noticeCountsQuery(useApi()))
  const countOf = (status: string): number => counts.find((each) => each.status === status)?.count ?? 0
  const [rejected, drafts] = [countOf('rejected'), countOf('draft')]
  const needs = [
    {
      status: 'rejected',
      tone: 'red' as const,
      count: rejected,
      title: t`${plural(rejected, { one: '# error notice is not received', other: '# error notices are not received' })}`,
    },
    {
      status: 'draft',
      tone: 'blue' as const,
      count: drafts,
      title: t`${plural(drafts, { one: '# draft is not sent', other: '# drafts are not sent' })}`,
    },
  ].filter(({ count }) => count > 0)
  if (needs.length === 0) return null
  return (
    <ul aria-label={t`What needs somebody`} className="notice-needs">
      {needs.map(({ status, tone, title }) => (
        <li key={status}>
          <ToneIcon tone={tone} />
          <Link href={pageHref('error-notices', { parameters: { status } })}>{title}</Link>
        </li>
      ))}
    </ul>
  )
}
