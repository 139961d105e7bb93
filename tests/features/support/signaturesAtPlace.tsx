import { useState } from 'react'
import { NavigationProvider, type Parameters } from '../../../src/area/navigation.ts'
import { DigitalSignaturesPanel } from '../../../src/features/digitalSignatures/DigitalSignaturesPanel.tsx'

/** The list of certificates with its place, as the address keeps it. */
export const SignaturesAtPlace = () => {
  const [parameters, setParameters] = useState<Parameters>({})
  const navigation = {
    parameters,
    changeParameters: (change: (now: Parameters) => Parameters) => setParameters(change),
    openPanel: () => {},
    panelHref: () => '',
  }
  return (
    <NavigationProvider value={navigation}>
      <DigitalSignaturesPanel />
    </NavigationProvider>
  )
}
