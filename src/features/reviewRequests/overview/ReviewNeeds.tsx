import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { NeedsCard } from '../../../documents/overview/NeedsCard.tsx'
import { openRequestsQuery } from '../queries.ts'

/** How many requests of the tax authority wait for an answer; nothing where none does, or it is not known. */
export const ReviewNeeds = () => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  const { data: open = 0 } = useQuery(openRequestsQuery(useApi()))
  if (open === 0) return null
  const need = {
    kind: 'open',
    title: t`${plural(open, { one: '# review request is to be answered', other: '# review requests are to be answered' })}`,
    text: t`Each says which invoices it is about, and by when the tax authority wants its answer.`,
    href: pageHref('review-requests', { parameters: { state: 'open' } }),
    wayLabel: t`Show them`,
    tone: 'red' as const,
  }
  return <NeedsCard needs={[need]} none="" title={t`What the tax authority asks about e-invoices`} />
}
