import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { StatusBadge } from '../ui/feedback/StatusBadge.tsx'

/** How many wrong PINs lie before the lock. @param count null where the signing server does not say */
export const AttemptsLeft = ({ count }: { readonly count: number | null }) => {
  const { t } = useLingui()
  const label =
    count === null
      ? t`Attempts left: not known`
      : t`${plural(count, { one: '# attempt left', other: '# attempts left' })}`
  return (
    <div>
      <StatusBadge label={label} tone={count === null ? 'grey' : count === 1 ? 'red' : count < 4 ? 'amber' : 'blue'} />
    </div>
  )
}
