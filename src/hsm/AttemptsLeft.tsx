import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { StatusBadge } from '../ui/feedback/StatusBadge.tsx'
import { InfoIcon, WarningIcon } from '../ui/icons/firstIcons.tsx'

const standings = {
  unknown: { tone: 'grey', icon: undefined },
  many: { tone: 'blue', icon: <InfoIcon size={14} /> },
  few: { tone: 'amber', icon: <WarningIcon size={14} /> },
  last: { tone: 'red', icon: <WarningIcon size={14} /> },
} as const

const standingOf = (count: number | null): keyof typeof standings => {
  if (count === null) return 'unknown'
  if (count === 1) return 'last'
  return count < 4 ? 'few' : 'many'
}

/** How many wrong PINs lie before the lock. @param count null where the signing server does not say */
export const AttemptsLeft = ({ count }: { readonly count: number | null }) => {
  const { t } = useLingui()
  const label =
    count === null
      ? t`Attempts left: not known`
      : t`${plural(count, { one: '# attempt left', other: '# attempts left' })}`
  return (
    <div>
      <StatusBadge label={label} {...standings[standingOf(count)]} />
    </div>
  )
}
