import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { CorrectionChain } from '../../../documents/correction/CorrectionChain.tsx'
import { ListProblem } from '../../../failures/ListProblem.tsx'
import { editorPlace } from '../address.ts'
import { InvoiceStatusBadge } from '../InvoiceStatusBadge.tsx'
import { wholeSymbol } from '../kind/invoiceName.ts'
import { correctionsQuery } from '../queries/corrections.ts'

interface Props {
  /** The invoice that is looked at. */
  readonly documentId: string
  readonly level: 2 | 3
}

/** An invoice with all that it corrects and that correct it; nothing of one that has to do with no other. */
export const InvoiceChain = ({ documentId, level }: Props) => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  const { data, error, refetch } = useQuery(correctionsQuery(useApi(), documentId))
  if (data === undefined)
    return error === null ? null : <ListProblem failure={failureOf(error)} onRetry={() => void refetch()} />
  return (
    <CorrectionChain
      renderBadge={({ etax_status: status, serial_no: symbol }) => (
        <InvoiceStatusBadge status={status} symbol={symbol} />
      )}
      chain={data.chain}
      documentId={documentId}
      hrefOf={({ sid }) => pageHref('e-invoices', editorPlace({ document: sid }, {}))}
      level={level}
      original={t({ message: 'Original', comment: 'Of an invoice that corrects none' })}
      nameOf={(one) => `${wholeSymbol(one)} ${one.inv_no}`}
    />
  )
}
