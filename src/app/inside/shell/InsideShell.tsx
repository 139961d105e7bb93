import { getRouteApi, Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useCurrentUser } from '../../../api/provider.tsx'
import { AppShell } from '../../../ui/layout/Page.tsx'
import { splitLocale } from '../../address/localisedPath.ts'
import { withSettings } from '../insideSearch.ts'
import { KeyList } from './KeyList.tsx'
import { ShellBar } from './ShellBar.tsx'
import { useInsidePlace } from './useInsidePlace.ts'

const SettingsDialog = lazy(() => import('../settings/SettingsDialog.tsx'))
const root = getRouteApi('__root__')

/** The frame of every page inside: bar, page, and the settings dialog that the address opens over it. */
export function InsideShell() {
  const { hostname, onSignOut } = root.useRouteContext()
  const user = useCurrentUser()
  const path = useLocation({ select: (location) => splitLocale(location.pathname).path })
  const place = useInsidePlace()
  return (
    <AppShell
      bar={
        <ShellBar
          hostname={hostname}
          onOpenSettings={() => place.push(withSettings('declarations'))}
          onSignOut={onSignOut}
          path={path}
          sid={place.search.sid}
          user={user}
        />
      }
    >
      <Outlet />
      <KeyList />
      {place.search.settings !== undefined && (
        <Suspense fallback={null}>
          <SettingsDialog panel={place.search.settings} place={place} />
        </Suspense>
      )}
    </AppShell>
  )
}
