import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCurrentUser } from '../../../api/provider.tsx'
import { settingsGroups, type SettingsPanel } from '../../../area/area.ts'
import { CompanyNoticesProvider } from '../../../area/companyNotices.ts'
import { isCompanyScope } from '../../../domain/session.ts'
import type { Command } from '../../../ui/commands/command.ts'
import { Commands } from '../../../ui/commands/Commands.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { CloseIcon } from '../../../ui/icons/firstIcons.tsx'
import { SidebarDialog } from '../../../ui/overlay/SidebarDialog.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { companyNotices, settingsPanels } from '../areas.ts'
import { panelOf, withPanel } from '../insideSearch.ts'
import type { InsidePlace } from '../shell/useInsidePlace.ts'
import { useGroupNames } from './useGroupNames.ts'

interface SettingsDialogProps {
  readonly panel: SettingsPanel
  readonly place: InsidePlace
  /** What is possible from every page is so from here: nothing is lost by leaving. */
  readonly commands: readonly Command[]
}

/** The settings over any page (seed 002 §2.4), with the panels that areas bring. The address opens and closes it. */
export function SettingsDialog({ panel, place, commands }: SettingsDialogProps) {
  const { t, i18n } = useLingui()
  const user = useCurrentUser()
  const groupNames = useGroupNames()
  const [isCollapsed, setCollapsed] = useState(false)
  const close = () => place.go(withPanel(null), 'replace')
  const open = (next: string) => {
    const chosen = panelOf(next)
    if (chosen !== undefined && chosen !== panel) place.navigation.openPanel(chosen.id, {})
  }
  const groups = settingsGroups.map((group) => ({
    id: group,
    label: groupNames[group],
    items: settingsPanels
      .filter((each) => each.group === group && (each.isFor(user) || each === panel))
      .map(({ id, title, icon: Icon }) => ({ id, label: i18n._(title), icon: <Icon /> })),
  }))
  return (
    <SidebarDialog
      collapse={{
        isCollapsed,
        label: isCollapsed ? t`Widen the sidebar` : t`Narrow the sidebar`,
        onChange: setCollapsed,
      }}
      groups={groups.filter(({ items }) => items.length > 0)}
      isOpen
      onOpenChange={close}
      onSelect={open}
      panelTitle={i18n._(panel.title)}
      selectedId={panel.id}
      title={t`Settings`}
    >
      {panel.isFor(user) ? <PanelPart key={panel.id} panel={panel} /> : <Denied />}
      <Commands
        offered={[
          { id: 'settings.close', group: t`Settings`, icon: <CloseIcon />, label: t`Close the settings`, run: close },
          ...commands,
        ]}
      />
    </SidebarDialog>
  )
}

/** Why a panel is not for this person: of the company's staff, only administrators open what is not for all of them. */
const Denied = () => {
  const { t } = useLingui()
  const { scope } = useCurrentUser()
  return (
    <ErrorState title={t`You do not have permission for this`}>
      {isCompanyScope(scope)
        ? t`Only administrators of your company can open these settings. Ask one of them for what you need here.`
        : t`These settings belong to the seller company. Your account works in another area.`}
    </ErrorState>
  )
}

const PanelPart = ({ panel }: Pick<SettingsDialogProps, 'panel'>) => (
  <CompanyNoticesProvider value={companyNotices}>
    <LazyPart of={panel.part} pending={<Skeleton lines={6} />}>
      {(Panel) => <Panel />}
    </LazyPart>
  </CompanyNoticesProvider>
)
