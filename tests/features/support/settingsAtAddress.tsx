import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { NavigationProvider, type Navigation } from '../../../src/area/navigation.ts'

/** A settings panel at an address of its own, and which other panels it has led to, with their parameters. */
export const settingsAtAddress = (Panel: ComponentType) => {
  const opened: [panel: string, parameters: object][] = []
  const navigation: Navigation = {
    parameters: {},
    changeParameters: () => {},
    changeParametersFrom: () => {},
    openPanel: (panel, parameters) => void opened.push([panel, parameters]),
    mayOpenPanel: () => true,
    panelHref: () => '',
    openPage: () => {},
    pageHref: () => '',
  }
  const InPlace = () => (
    <NavigationProvider value={navigation}>
      <Panel />
    </NavigationProvider>
  )
  const history = createMemoryHistory({ initialEntries: ['/?settings=panel'] })
  const router = createRouter({ routeTree: createRootRoute({ component: InPlace }), history })
  return { node: <RouterProvider router={router} />, history, opened }
}
