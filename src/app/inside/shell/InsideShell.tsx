import { getRouteApi, Outlet, useLocation } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCurrentUser } from '../../../api/provider.tsx'
import { LeftPlacesProvider, type LeftPlaces } from '../../../area/leftPlaces.ts'
import { NavigationProvider } from '../../../area/navigation.ts'
import { TextsOfAreasProvider } from '../../../area/textsForOthers.ts'
import type { SessionUser } from '../../../domain/session.ts'
import { folded } from '../../../domain/text.ts'
import { useSignOut } from '../../../features/session/signOut.ts'
import { CommandKey } from '../../../ui/commands/CommandKey.tsx'
import { Commands } from '../../../ui/commands/Commands.tsx'
import { usePalette, type Palette } from '../../../ui/commands/usePalette.ts'
import { translatedPart } from '../../../i18n/translatedPart.ts'
import { AppShell } from '../../../ui/layout/Page.tsx'
import { IdlePart } from '../../../ui/part/IdlePart.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { createPart } from '../../../ui/part/part.ts'
import { splitLocale } from '../../address/localisedPath.ts'
import { areaTexts, backgroundWork } from '../areas.ts'
import { firstPanel, panelOf, withPanel } from '../insideSearch.ts'
import { KeyList } from './KeyList.tsx'
import { ShellBar } from './ShellBar.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'
import { useInsidePlace } from './useInsidePlace.ts'
import { useShellCommands } from './useShellCommands.tsx'

const findingPalette = translatedPart(
  async () => (await import('./palette/FindingPalette.tsx')).FindingPalette,
  async () => (await import('./openedTexts.ts')).openedTexts,
)
const settingsDialog = createPart(() => import('../settings/SettingsDialog.tsx'))
const root = getRouteApi('__root__')

const BackgroundWork = ({ user }: { readonly user: SessionUser }) =>
  backgroundWork
    .filter(({ isFor }) => isFor(user))
    .map(({ id, part }) => (
      <IdlePart key={id} of={part}>
        {(Work) => <Work />}
      </IdlePart>
    ))

const newLeftPlaces = () => ({ places: new Map() satisfies LeftPlaces, changes: new EventTarget() })

/** The frame of every page inside: bar, page, the settings dialog that the address opens over it, keys and commands. */
export function InsideShell() {
  const { hostname } = root.useRouteContext()
  const signOut = useSignOut()
  const user = useCurrentUser()
  const path = useLocation({ select: (location) => splitLocale(location.pathname).path })
  const [left] = useState(newLeftPlaces)
  const place = useInsidePlace(left.places)
  const { search, navigation, pageNavigation } = place
  useHeadingFocus()
  const [isShowingKeys, showKeys] = useState(false)
  const palette = usePalette()
  const commands = useShellCommands({ hostname, path, place, onShowKeys: () => showKeys(true), signOut })
  const panel = panelOf(search.settings)
  const first = firstPanel(user)
  return (
    <TextsOfAreasProvider value={areaTexts}>
      <NavigationProvider value={navigation}>
        <LeftPlacesProvider value={{ ...left, here: search.settings ?? null }}>
          <AppShell
            bar={
              <ShellBar
                hostname={hostname}
                onOpenSettings={first && (() => navigation.openPanel(first.id, {}))}
                onSearch={palette.open}
                onShowKeys={() => showKeys(true)}
                signOut={signOut}
                path={path}
                sid={search.sid}
                user={user}
              />
            }
          >
            <NavigationProvider value={pageNavigation}>
              <Outlet />
            </NavigationProvider>
            <Commands offered={commands} />
          </AppShell>
          {panel !== undefined && (
            <LazyPart of={settingsDialog} onLeave={() => place.go(withPanel(null), 'replace')}>
              {({ SettingsDialog }) => <SettingsDialog commands={commands} panel={panel} place={place} />}
            </LazyPart>
          )}
          <BackgroundWork user={user} />
          <KeyList isOpen={isShowingKeys} onOpenChange={showKeys} />
          <FindingKey palette={palette} />
        </LeftPlacesProvider>
      </NavigationProvider>
    </TextsOfAreasProvider>
  )
}

const FindingKey = ({ palette }: { readonly palette: Palette }) => {
  const { t } = useLingui()
  return (
    <CommandKey
      fold={folded}
      palette={palette}
      part={findingPalette}
      texts={{
        title: t`Commands`,
        placeholder: t`What would you like to do?`,
        empty: t`Nothing that is possible now matches.`,
      }}
    />
  )
}
