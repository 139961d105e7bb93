import { useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../src/ui/button/Button.tsx'
import { useKeyDown } from '../../src/ui/useKeyDown.ts'
import { Drawer } from './Drawer.tsx'
import type { FlowWatch } from './flowWatch.ts'
import './liveView.css'

const isShortcut = ({ code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent) =>
  code === 'KeyL' && ctrlKey && shiftKey && !altKey && !metaKey

/**
 * The button of the live view and the drawer behind it (Ctrl+Shift+L). They stand beside the page, not in it, so that no dialog covers or
 * disables them: what is watched often stands in one.
 */
export function LiveView({ watch }: { readonly watch: FlowWatch }) {
  const { t } = useLingui()
  const view = useSyncExternalStore(watch.subscribe, watch.view)
  const [isOpen, setOpen] = useState(false)
  const press = (event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    setOpen(!isOpen)
  }
  useKeyDown(press, { beforeDialogs: true })
  return createPortal(
    <aside aria-label={t`Live view`} className="live-view" data-react-aria-top-layer="true">
      {isOpen ? (
        <Drawer onClose={() => setOpen(false)} view={view} watch={watch} />
      ) : (
        <div className="live-view-mark">
          <Button onPress={() => setOpen(true)} size="small" variant="quiet">
            {t`Flows`}
          </Button>
        </div>
      )}
    </aside>,
    document.body,
  )
}
