import type { ReactNode } from 'react'
import { useId } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { CloseIcon } from '../icons/firstIcons.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx'
import { NavList, type NavGroup } from '../layout/NavList.tsx'
import { useTexts } from '../texts.ts'
import type { DialogControl } from './Dialog.tsx'
import { useModality } from './useModality.ts'
import './Dialog.css'
import './SidebarDialog.css'

type SidebarDialogProps = Pick<DialogControl, 'isOpen' | 'onOpenChange' | 'canLeave' | 'isDismissable'> & {
  /** The dialog's name, at the head of the sidebar. */
  title: string
  groups: readonly NavGroup[]
  selectedId: string
  onSelect: (id: string) => void
  /** The panel's own heading. */
  panelTitle: string
  panelActions?: ReactNode
  /** Lets the sidebar be narrowed to its icons; `label` names the button that does it. */
  collapse?: { isCollapsed: boolean; label: string; onChange: (isCollapsed: boolean) => void } | undefined
  children: ReactNode
}

/**
 * A modal dialog whose sidebar chooses one of several panels. Below 760 px the sidebar becomes a row above the panel.
 *
 * It stands beside what it covers, not within it: its siblings are inert while it is open.
 */
export function SidebarDialog({ isOpen, ...rest }: SidebarDialogProps) {
  return isOpen ? <OpenSidebarDialog {...rest} /> : null
}

function OpenSidebarDialog({
  onOpenChange,
  canLeave,
  isDismissable = true,
  title,
  children,
  collapse,
  ...rest
}: Omit<SidebarDialogProps, 'isOpen'>) {
  const titleId = useId()
  const isCollapsed = collapse?.isCollapsed ?? false
  const leave = () => {
    if (canLeave === undefined || canLeave()) onOpenChange(false)
  }
  const { backdrop, dialog } = useModality(isDismissable ? leave : undefined)
  return (
    <div className="ui-backdrop ui-sidebar-backdrop" data-size="panel" ref={backdrop}>
      <div className="ui-modal ui-sidebar-modal" data-size="panel">
        <section aria-labelledby={titleId} className="ui-dialog" ref={dialog} role="dialog" tabIndex={-1}>
          <div className="ui-sidebar-dialog" data-collapsed={isCollapsed || undefined}>
            <div className="ui-sidebar">
              <div className="ui-sidebar-head">
                <h2 className="ui-dialog-title" id={titleId}>
                  {title}
                </h2>
                {collapse !== undefined && <CollapseButton {...collapse} />}
              </div>
              <NavList
                groups={rest.groups}
                isCompact={isCollapsed}
                label={title}
                onSelect={rest.onSelect}
                selectedId={rest.selectedId}
              />
            </div>
            <Panel actions={rest.panelActions} onClose={isDismissable ? leave : undefined} title={rest.panelTitle}>
              {children}
            </Panel>
          </div>
        </section>
      </div>
    </div>
  )
}

function CollapseButton({ isCollapsed, label, onChange }: NonNullable<SidebarDialogProps['collapse']>) {
  return (
    <span className="ui-sidebar-collapse">
      <IconButton
        icon={isCollapsed ? <ChevronRightIcon /> : <ChevronLeftIcon />}
        label={label}
        onPress={() => onChange(!isCollapsed)}
        size="small"
      />
    </span>
  )
}

type PanelProps = { title: string; actions: ReactNode; onClose: (() => void) | undefined; children: ReactNode }

function Panel({ title, actions, onClose, children }: PanelProps) {
  const texts = useTexts()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="ui-sidebar-panel">
      <header className="ui-sidebar-panel-header">
        <h3 className="ui-dialog-title" id={titleId}>
          {title}
        </h3>
        {actions}
        {onClose !== undefined && (
          <IconButton icon={<CloseIcon />} label={texts.close} onPress={onClose} size="small" />
        )}
      </header>
      <div className="ui-sidebar-panel-body">{children}</div>
    </section>
  )
}
