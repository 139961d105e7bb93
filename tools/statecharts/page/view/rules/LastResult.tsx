import { ErrorIcon, SuccessIcon } from '../../../../../src/ui/icons/firstIcons.tsx'
import { ClockIcon, MinusIcon } from '../../../../../src/ui/icons/icons.tsx'
import type { RuleTest } from '../../../../requirements/ruleTests.ts'
import { useReading } from '../reading.ts'

const appearances = {
  passed: { tone: 'green', Icon: SuccessIcon },
  failed: { tone: 'red', Icon: ErrorIcon },
  skipped: { tone: 'grey', Icon: MinusIcon },
  notRun: { tone: 'amber', Icon: ClockIcon },
} as const

/** How tests ended last, as colour, icon and word. */
export function LastResult({ last }: { readonly last: RuleTest['last'] | null }) {
  const { t } = useReading()
  if (last === null)
    return (
      <span className="result" data-tone="grey">
        {t.noTest}
      </span>
    )
  const { tone, Icon } = appearances[last]
  return (
    <span className="result" data-tone={tone}>
      <Icon size={13} /> {t.last[last]}
    </span>
  )
}
