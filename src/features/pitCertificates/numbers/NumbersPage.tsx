import { pitCertificateFiling } from '../../../api/contract/pitCertificateFiling.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { NumbersPage as NumbersWaiting } from '../../../documents/numbers/NumbersPage.tsx'
import { editorPlace } from '../address.ts'
import { ShownCertificates } from '../kind/ShownCertificates.tsx'
import { listParts } from '../parts.ts'
import { useKnownSymbols } from '../queries/useKnownSymbols.ts'

/** Symbols of certificates have one form. */
const symbolOf = ({ symbol }: { readonly symbol: string }): string => symbol

/** Numbers of PIT certificates that wait. */
export const NumbersPage = () => {
  const { openPage } = useNavigation()
  return (
    <ShownCertificates>
      <NumbersWaiting
        calls={pitCertificateFiling.numbers}
        deletion={listParts.deletion}
        id="pit-numbers"
        onOpen={(certificate) => openPage('pit-certificates', editorPlace({ document: certificate }, {}))}
        symbolOf={symbolOf}
        symbols={useKnownSymbols()}
      />
    </ShownCertificates>
  )
}
