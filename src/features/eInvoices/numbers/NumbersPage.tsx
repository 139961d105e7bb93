import { invoiceFiling } from '../../../api/contract/invoiceFiling.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { NumbersPage as NumbersWaiting } from '../../../documents/numbers/NumbersPage.tsx'
import { editorPlace } from '../address.ts'
import { ShownInvoices } from '../kind/ShownInvoices.tsx'
import { listParts } from '../parts.ts'
import { useKnownSymbols } from '../queries/symbols.ts'

interface Series {
  readonly form: string
  readonly symbol: string
}

const symbolOf = ({ form, symbol }: Series): string => `${form}${symbol}`

/** Numbers of e-invoices that wait. */
export const NumbersPage = () => {
  const { openPage } = useNavigation()
  return (
    <ShownInvoices>
      <NumbersWaiting
        calls={invoiceFiling.numbers}
        deletion={listParts.deletion}
        id="invoice-numbers"
        onOpen={(invoice) => openPage('e-invoices', editorPlace({ document: invoice }, {}))}
        symbolOf={symbolOf}
        symbols={useKnownSymbols()}
      />
    </ShownInvoices>
  )
}
