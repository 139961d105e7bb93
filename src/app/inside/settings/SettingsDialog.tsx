import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { useCurrentUser } from '../../../api/provider.tsx'
import { isCompanyScope } from '../../../domain/session.ts'
import type { DeclarationsPlace } from '../../../features/declarations/DeclarationsPanel.tsx'
import type { Command } from '../../../ui/commands/command.ts'
import { Commands } from '../../../ui/commands/Commands.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { CloseIcon } from '../../../ui/icons/firstIcons.tsx'
import { DocumentIcon, UsbIcon } from '../../../ui/icons/icons.tsx'
import { SidebarDialog } from '../../../ui/overlay/SidebarDialog.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import type { TextFile } from '../../../i18n/locale.ts'
import { translatedPart } from '../../../i18n/translatedPart.ts'
import {
  certificatesPlaceOf,
  declarationsPlaceOf,
  isStepForward,
  settingsPanels,
  withCertificatesPlace,
  withDeclarationsPlace,
  withSettings,
  type SettingsPanel,
} from '../insideSearch.ts'
import type { InsidePlace } from '../shell/useInsidePlace.ts'

const declarationsPanel = translatedPart(
  () => import('../../../features/declarations/DeclarationsPanel.tsx'),
  import.meta.glob<TextFile>('../../../features/declarations/texts/*.po'),
)
const digitalSignaturesPanel = translatedPart(
  () => import('../../../features/digitalSignatures/DigitalSignaturesPanel.tsx'),
  async () => (await import('../../../features/digitalSignatures/signatureTexts.ts')).signatureTexts,
)

interface SettingsDialogProps {
  readonly panel: SettingsPanel
  readonly place: InsidePlace
  /** What is possible from every page is so from here: nothing is lost by leaving. */
  readonly commands: readonly Command[]
}

/** The settings over any page (seed 002 §2.4), with the panels that this version has. The address opens and closes it. */
export function SettingsDialog({ panel, place, commands }: SettingsDialogProps) {
  const { t } = useLingui()
  const { scope } = useCurrentUser()
  const [isCollapsed, setCollapsed] = useState(false)
  const titles: Record<SettingsPanel, string> = {
    declarations: t`Declarations`,
    'digital-signatures': t`Digital signatures`,
  }
  const close = () => place.replace(withSettings(null))
  const open = (next: string) => {
    const chosen = settingsPanels.find((each) => each === next)
    if (chosen !== undefined && chosen !== panel) place.push(withSettings(chosen))
  }
  return (
    <SidebarDialog
      collapse={{
        isCollapsed,
        label: isCollapsed ? t`Widen the sidebar` : t`Narrow the sidebar`,
        onChange: setCollapsed,
      }}
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
      onOpenChange={close}
      onSelect={open}
      panelTitle={titles[panel]}
      selectedId={panel}
      title={t`Settings`}
    >
      {isCompanyScope(scope) ? (
        <Panel panel={panel} place={place} />
      ) : (
        <ErrorState title={t`You do not have permission for this`}>
          {t`These settings belong to the seller company. Your account works in another area.`}
        </ErrorState>
      )}
      <Commands
        offered={[
          { id: 'settings.close', group: t`Settings`, icon: <CloseIcon />, label: t`Close the settings`, run: close },
          ...commands,
        ]}
      />
    </SidebarDialog>
  )
}

function Panel({ panel, place: { search, push, replace } }: Omit<SettingsDialogProps, 'commands'>) {
  const openSignatures = useCallback(() => push(withSettings('digital-signatures')), [push])
  const pending = <Skeleton lines={6} />
  const goTo = (next: Partial<DeclarationsPlace>) => (isStepForward(next) ? push : replace)
  if (panel === 'digital-signatures') {
    return (
      <LazyPart of={digitalSignaturesPanel} pending={pending}>
        {({ DigitalSignaturesPanel }) => (
          <DigitalSignaturesPanel
            onPlaceChange={(next) => goTo(next)(withCertificatesPlace(next))}
            place={certificatesPlaceOf(search)}
          />
        )}
      </LazyPart>
    )
  }
  return (
    <LazyPart of={declarationsPanel} pending={pending}>
      {({ DeclarationsPanel }) => (
        <DeclarationsPanel
          onOpenSignatureSettings={openSignatures}
          onPlaceChange={(next) => goTo(next)(withDeclarationsPlace(next))}
          place={declarationsPlaceOf(search)}
        />
      )}
    </LazyPart>
  )
}
