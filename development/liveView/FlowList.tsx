import { useLingui } from '@lingui/react/macro'
import type { CallByName } from './chartNames.ts'
import type { FlowStatus, WatchedFlow } from './watched.ts'

interface FlowListProps {
  readonly flows: readonly WatchedFlow[]
  readonly selected: number | null
  readonly onSelect: (key: number) => void
  readonly nameOf: CallByName
}

/** The flows that run, with where each is, and those that ended lately. */
export function FlowList({ flows, selected, onSelect, nameOf }: FlowListProps) {
  const { t } = useLingui()
  const statuses: Record<FlowStatus, string> = {
    active: t`runs`,
    done: t`finished`,
    error: t`broke down`,
    stopped: t`stopped`,
  }
  return (
    <ul aria-label={t`Flows`} className="live-view-flows">
      {flows.map(({ key, machine, resting, status }) => (
        <li key={key}>
          <button aria-pressed={key === selected} data-status={status} onClick={() => onSelect(key)} type="button">
            <strong>{nameOf(machine, '')}</strong> <span className="live-view-status">{statuses[status]}</span>
            <span>{resting.map((state) => nameOf(machine, state)).join(', ')}</span>
            <code>{`${machine}: ${resting.join(', ')}`}</code>
          </button>
        </li>
      ))}
    </ul>
  )
}
