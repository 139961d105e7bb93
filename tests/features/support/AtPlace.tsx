import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { NavigationProvider, type Navigation, type Parameters } from '../../../src/area/navigation.ts'

interface Props {
  readonly children: (parameters: Parameters) => ReactNode
}

/** A panel with its place, as the address keeps it; it leads to no other panel. */
export const AtPlace = ({ children }: Props) => {
  const [parameters, setParameters] = useState<Parameters>({})
  const navigation: Navigation = {
    parameters,
    changeParameters: (change) => setParameters(change),
    changeParametersFrom: (_from, change) => setParameters(change),
    openPanel: () => {},
    mayOpenPanel: () => true,
    panelHref: () => '',
    openPage: () => {},
    pageHref: (page, { record = '', parameters }) =>
      `#${page}/${record}${parameters === undefined ? '' : `?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, value ?? '']))}`}`,
  }
  return <NavigationProvider value={navigation}>{children(parameters)}</NavigationProvider>
}

const routerAround = (children: Props['children']) =>
  createRouter({
    routeTree: createRootRoute({ component: () => <AtPlace>{children}</AtPlace> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })

/** The same below a router, which asks before a form with changes is left. */
export const RoutedAtPlace = ({ children }: Props) => {
  const [router] = useState(() => routerAround(children))
  return <RouterProvider router={router} />
}
