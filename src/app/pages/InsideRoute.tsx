import { lazy, Suspense } from 'react'
import { Splash } from '../../features/session/Splash.tsx'
import { importShell } from '../shell/importShell.ts'
import { AppGate } from './AppGate.tsx'

const InsideShell = lazy(importShell)

/** Every page for signed-in people: the gate, then the shell around the page. */
export function InsideRoute() {
  return (
    <AppGate>
      <Suspense fallback={<Splash />}>
        <InsideShell />
      </Suspense>
    </AppGate>
  )
}
