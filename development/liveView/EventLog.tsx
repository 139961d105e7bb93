import { useLingui } from '@lingui/react/macro'
import { Button } from '../../src/ui/button/Button.tsx'
import { ToggleButton } from '../../src/ui/button/ToggleButton.tsx'
import { CopyButton } from '../../src/ui/feedback/CopyButton.tsx'
import type { CallByName } from './chartNames.ts'
import type { FlowsView, FlowWatch, LogRow } from './flowWatch.ts'
import { formatRow, textOfLog } from './logText.ts'
import { scrolls } from './scrolls.ts'

interface EventLogProps {
  readonly view: FlowsView
  readonly watch: FlowWatch
  readonly nameOf: CallByName
}

/** Every event of every flow, the latest first. */
export function EventLog({ view: { log, isPaused }, watch, nameOf }: EventLogProps) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Events`} className="live-view-log">
      <header>
        <h3>{t`Events`}</h3>
        <ToggleButton isSelected={isPaused} onChange={watch.setPaused} size="small">
          {t`Pause`}
        </ToggleButton>
        <Button
          disabledReason={log.length === 0 ? t`There are no events.` : undefined}
          onPress={watch.clear}
          size="small"
        >
          {t`Clear`}
        </Button>
        <CopyButton label={t`Copy as text`} text={textOfLog(log)} />
      </header>
      <ol aria-label={t`Events, the latest first`} {...scrolls}>
        {log.toReversed().map((row) => (
          <Row key={row.key} nameOf={nameOf} row={row} />
        ))}
      </ol>
    </section>
  )
}

function Row({ row, nameOf }: { readonly row: LogRow; readonly nameOf: CallByName }) {
  const { t } = useLingui()
  const { time, way, event, fields, outcome } = formatRow(row)
  const places = (row.resting ?? []).map((state) => nameOf(row.machine, state)).join(', ')
  return (
    <li>
      <span className="live-view-way">
        <time>{time}</time> {way}
      </span>
      <strong>{event}</strong>
      {row.resting !== null && event !== 'xstate.stop' && (
        <span>{outcome === '' ? t`nothing happens` : `→ ${places} (${outcome})`}</span>
      )}
      {fields !== '' && <code>{fields}</code>}
    </li>
  )
}
