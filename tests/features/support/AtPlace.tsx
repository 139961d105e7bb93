import { useState, type ReactNode } from 'react'
import { NavigationProvider, type Navigation, type Parameters } from '../../../src/area/navigation.ts'

/** A panel with its place, as the address keeps it; it leads to no other panel. */
export const AtPlace = ({ children }: { readonly children: (parameters: Parameters) => ReactNode }) => {
  const [parameters, setParameters] = useState<Parameters>({})
  const navigation: Navigation = {
    parameters,
    changeParameters: (change) => setParameters(change),
    openPanel: () => {},
    panelHref: () => '',
  }
  return <NavigationProvider value={navigation}>{children(parameters)}</NavigationProvider>
}
