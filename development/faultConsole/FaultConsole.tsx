import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { PressableBase } from '../../src/ui/button/Button.tsx'
import { WarningIcon } from '../../src/ui/icons/firstIcons.tsx'
import { FaultPanel } from './FaultPanel.tsx'
import type { FaultStore } from './faultStore.ts'
import './faults.css'

/** Milliseconds between two readings of what is on: a test or another tab may have changed it. */
const pause = 3000

/**
 * The mark that is always there while the product has a fault console, and the panel behind it. Both stay reachable over open dialogs,
 * since what is being tried out often stands in one.
 */
export function FaultConsole({ store }: { readonly store: FaultStore }) {
  const { t } = useLingui()
  const view = useSyncExternalStore(store.subscribe, store.view)
  const [isOpen, setOpen] = useState(false)
  const mark = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    mark.current?.focus()
  }
  const toggle = () => {
    if (!isOpen) void store.refresh()
    setOpen(!isOpen)
  }
  useEffect(() => {
    const timer = setInterval(() => void store.refresh(), pause)
    return () => clearInterval(timer)
  }, [store])
  const count = view.on.length
  return (
    <aside aria-label={t`Fault console`} className="faults" data-react-aria-top-layer="true">
      {isOpen && <FaultPanel onClose={close} store={store} view={view} />}
      <div className="faults-mark" data-active={count > 0 || undefined}>
        <PressableBase
          expands={{ popup: 'dialog', isOpen, onIntent: () => {} }}
          onPress={toggle}
          ref={mark}
          size="small"
          tip={undefined}
          variant="quiet"
        >
          <WarningIcon />
          <span>
            {count === 0 ? t`Faults` : t`${plural(count, { one: '# fault is on', other: '# faults are on' })}`}
          </span>
        </PressableBase>
      </div>
    </aside>
  )
}
