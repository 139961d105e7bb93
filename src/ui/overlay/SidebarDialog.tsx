import type { ReactNode } from 'react'
import { useId } from 'react'
import { Heading } from 'react-aria-components'
import { IconButton } from '../button/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../icons.tsx'
import { NavList, type NavGroup } from '../layout/NavList.tsx'
import { useTexts } from '../texts.ts'
import { type DialogControl, DialogFrame } from './Dialog.tsx'
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

/** A dialog whose sidebar chooses one of several panels. Below 760 px the sidebar becomes a row above the panel. */
export function SidebarDialog({
  title,
  groups,
  selectedId,
  onSelect,
  panelTitle,
  panelActions,
  collapse,
  children,
  ...control
}: SidebarDialogProps) {
  const texts = useTexts()
  const panelId = useId()
  const isCollapsed = collapse?.isCollapsed ?? false
  return (
    <DialogFrame {...control} size="panel">
      {(leave) => (
        <div className="ui-sidebar-dialog" data-collapsed={isCollapsed || undefined}>
          <div className="ui-sidebar">
            <div className="ui-sidebar-head">
              <Heading className="ui-dialog-title" level={2} slot="title">
                {title}
              </Heading>
              {collapse !== undefined && (
                <span className="ui-sidebar-collapse">
                  <IconButton
                    icon={isCollapsed ? <ChevronRightIcon /> : <ChevronLeftIcon />}
                    label={collapse.label}
                    onPress={() => collapse.onChange(!isCollapsed)}
                    size="small"
                  />
                </span>
              )}
            </div>
            <NavList groups={groups} isCompact={isCollapsed} label={title} onSelect={onSelect} selectedId={selectedId} />
          </div>
          <section aria-labelledby={panelId} className="ui-sidebar-panel">
            <header className="ui-sidebar-panel-header">
              <h3 className="ui-dialog-title" id={panelId}>
                {panelTitle}
              </h3>
              {panelActions}
              {control.isDismissable !== false && <IconButton icon={<CloseIcon />} label={texts.close} onPress={leave} size="small" />}
            </header>
            <div className="ui-sidebar-panel-body">{children}</div>
          </section>
        </div>
      )}
    </DialogFrame>
  )
}
