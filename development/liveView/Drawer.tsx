import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '../../src/ui/button/IconButton.tsx'
import { CloseIcon } from '../../src/ui/icons/firstIcons.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import { useChartNames } from './chartNames.ts'
import { DrawerEdge } from './DrawerEdge.tsx'
import { EventLog } from './EventLog.tsx'
import { FlowChart } from './FlowChart.tsx'
import { FlowList } from './FlowList.tsx'
import type { FlowsView, FlowWatch } from './flowWatch.ts'

interface DrawerProps {
  readonly view: FlowsView
  readonly watch: FlowWatch
  readonly onClose: () => void
}

/** The flow that was chosen; as long as none was, the one that began last. */
const shownOf = ({ flows }: FlowsView, chosen: number | null) =>
  flows.find(({ key }) => key === chosen) ?? flows.findLast(({ status }) => status === 'active') ?? flows.at(-1)

/** All flows, the chart and the context of one of them, and the log of all. */
export function Drawer({ view, watch, onClose }: DrawerProps) {
  const { t } = useLingui()
  const { close } = useTexts()
  const [chosen, setChosen] = useState<number | null>(null)
  const shown = shownOf(view, chosen)
  const nameOf = useChartNames([...view.flows, ...view.log].map(({ machine }) => machine))
  return (
    <div className="live-view-drawer">
      <DrawerEdge />
      <header className="live-view-head">
        <h2>{t`Live view`}</h2>
        <IconButton icon={<CloseIcon />} label={close} onPress={onClose} shortcut="Ctrl+Shift+L" size="small" />
      </header>
      {/* A flow that is pressed again is no longer held: the view goes on to the next one by itself. */}
      <FlowList
        flows={view.flows}
        nameOf={nameOf}
        onSelect={(key) => setChosen(key === chosen ? null : key)}
        selected={shown?.key ?? null}
      />
      {shown === undefined ? (
        <p className="live-view-none">{t`No flow has begun yet.`}</p>
      ) : (
        <>
          <FlowChart transitions={shown.transitions} machine={shown.machine} states={shown.states} />
          <details className="live-view-context">
            <summary>{t`Context, without what could be a secret`}</summary>
            <pre>{JSON.stringify(shown.context, null, 2)}</pre>
          </details>
        </>
      )}
      <EventLog nameOf={nameOf} view={view} watch={watch} />
    </div>
  )
}
