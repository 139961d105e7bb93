import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useCurrentUser } from '../../../api/provider.tsx'
import { isCompanyScope } from '../../../domain/session.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { DocumentIcon, UsbIcon } from '../../../ui/icons.tsx'
import { SidebarDialog } from '../../../ui/overlay/SidebarDialog.tsx'
import { isStepForward, settingsPanels, withPlace, withSettings, placeOf, type DeclarationsPlace, type SettingsPanel } from '../insideSearch.ts'
import type { InsidePlace } from '../shell/useInsidePlace.ts'

const DeclarationsPanel = lazy(async () => ({ default: (await import('../../../features/declarations/DeclarationsPanel.tsx')).DeclarationsPanel }))
const DigitalSignaturesPanel = lazy(async () => ({
  default: (await import('../../../features/digitalSignatures/DigitalSignaturesPanel.tsx')).DigitalSignaturesPanel,
}))

interface SettingsDialogProps {
  readonly panel: SettingsPanel
  readonly place: InsidePlace
}

/** The settings over any page (seed 002 §2.4), with the panels that this version has. The address opens and closes it. */
export default function SettingsDialog({ panel, place }: SettingsDialogProps) {
  const { t } = useLingui()
  const { scope } = useCurrentUser()
  const [isCollapsed, setCollapsed] = useState(false)
  const titles: Record<SettingsPanel, string> = { declarations: t`Declarations`, 'digital-signatures': t`Digital signatures` }
  const open = (next: string) => {
    const chosen = settingsPanels.find((each) => each === next)
    if (chosen !== undefined && chosen !== panel) place.push(withSettings(chosen))
  }
  return (
    <SidebarDialog
      collapse={{ isCollapsed, label: isCollapsed ? t`Widen the sidebar` : t`Narrow the sidebar`, onChange: setCollapsed }}
      groups={[
        {
          id: 'e-invoice',
          label: t`E-invoice settings`,
          items: [
            { id: 'digital-signatures', label: titles['digital-signatures'], icon: <UsbIcon /> },
            { id: 'declarations', label: titles.declarations, icon: <DocumentIcon /> },
          ],
        },
      ]}
      isOpen
      onOpenChange={() => place.replace(withSettings(null))}
      onSelect={open}
      panelTitle={titles[panel]}
      selectedId={panel}
      title={t`Settings`}
    >
      {isCompanyScope(scope) ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <Panel panel={panel} place={place} />
        </Suspense>
      ) : (
        <ErrorState title={t`You do not have permission for this`}>
          {t`These settings belong to the seller company. Your account works in another area.`}
        </ErrorState>
      )}
    </SidebarDialog>
  )
}

function Panel({ panel, place: { search, push, replace } }: SettingsDialogProps) {
  const openSignatures = useCallback(() => push(withSettings('digital-signatures')), [push])
  if (panel === 'digital-signatures') return <DigitalSignaturesPanel />
  const change = (next: Partial<DeclarationsPlace>) => {
    const go = isStepForward(next) ? push : replace
    go(withPlace(next))
  }
  return (
    <DeclarationsPanel
      onOpenSignatureSettings={openSignatures}
      onPlaceChange={change}
      place={placeOf(search)}
    />
  )
}
