import { getRouteApi, Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useCurrentUser } from '../../api/provider.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { AppShell } from '../../ui/layout/Page.tsx'
import { withSettings } from '../router/insideSearch.ts'
import { splitLocale } from '../router/localisedPath.ts'
import { ShellBar } from './ShellBar.tsx'
import { useInsidePlace } from './useInsidePlace.ts'
import './InsideShell.css'

const SettingsDialog = lazy(() => import('../settings/SettingsDialog.tsx'))
const root = getRouteApi('__root__')

/** The frame of every page inside: bar, page, and the settings dialog that the address opens over it. */
export default function InsideShell() {
  const { session, hostname } = root.useRouteContext()
  const user = useCurrentUser()
  const path = useLocation({ select: (location) => splitLocale(location.pathname).path })
  const place = useInsidePlace()
  return (
    <AppShell
      bar={
        <ShellBar
          hostname={hostname}
          onOpenSettings={() => place.push(withSettings(place.search, 'declarations'))}
          onSignOut={() => session.actor.send({ type: 'signOut.requested' })}
          path={path}
          sid={place.search.sid}
          user={user}
        />
      }
    >
      <Suspense fallback={<div className="page-wait"><Spinner size={28} /></div>}>
        <Outlet />
      </Suspense>
      {place.search.settings !== undefined && (
        <Suspense fallback={null}>
          <SettingsDialog panel={place.search.settings} place={place} />
        </Suspense>
      )}
    </AppShell>
  )
}
