import { useCallback, useMemo } from 'react'
import { useNavigation } from '../../area/navigation.ts'
import { useLeavingPlace } from '../../records/address/useLeavingPlace.ts'
import { CertificateSettingsProvider } from '../../signing/certificateSettings.ts'
import { SignedCollectionProvider } from '../../signing/signedCollection.ts'
import { declarationsStep, noForm, readDeclarationsPlace, writeDeclarationsPlace } from './address.ts'
import { useCollection } from './kind/collection.ts'
import { DeclarationsPanel } from './DeclarationsPanel.tsx'
import { declarationShape } from './list/listShape.ts'

/** The declarations' panel at the place that the address names. */
export const DeclarationsSettings = () => {
  const { parameters, changeParameters, changeParametersFrom, openPanel, mayOpenPanel } = useNavigation()
  const place = useMemo(() => readDeclarationsPlace(parameters), [parameters])
  useLeavingPlace(declarationShape, place)
  const openSignatureSettings = useCallback(() => openPanel('digital-signatures', {}), [openPanel])
  return (
    <SignedCollectionProvider value={useCollection().key}>
      <CertificateSettingsProvider value={mayOpenPanel('digital-signatures')}>
        <DeclarationsPanel
          onOpenSignatureSettings={openSignatureSettings}
          onPlaceChange={(next) => changeParameters((now) => writeDeclarationsPlace(next, now), declarationsStep(next))}
          onReopen={(next) =>
            changeParametersFrom(
              (now) => writeDeclarationsPlace(noForm, now),
              (now) => writeDeclarationsPlace(next, now),
            )
          }
          place={place}
        />
      </CertificateSettingsProvider>
    </SignedCollectionProvider>
  )
}
