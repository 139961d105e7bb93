import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/provider.tsx'
import type { InvoiceDetail } from '../../../../api/contract/invoiceFiling.ts'
import { failureOf } from '../../../../api/failureError.ts'
import { DifferenceSection } from '../../../../documents/correction/DifferenceSection.tsx'
import { DifferenceTable } from '../../../../documents/correction/DifferenceTable.tsx'
import { hasRates } from '../../../../domain/invoice/forms.ts'
import { Link } from '../../../../ui/button/Link.tsx'
import { correctionListQuery } from '../../queries/corrections.ts'
import { useListRows } from './useListRows.tsx'

interface Props {
  /** The invoice that corrects several. */
  readonly record: InvoiceDetail
}

/** What an invoice changes of those that it corrects, as their list says it: goods before, after, and their difference. */
export const SeveralDifference = ({ record: { sid, curr_cd: currency, form_no: form } }: Props) => {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(correctionListQuery(useApi(), sid))
  const groupsOf = useListRows({ currency, hasRates: hasRates(form) })
  return (
    <DifferenceSection
      before={data ?? null}
      description={
        <Trans>
          List 01/BK-ĐCTT, as the invoice was saved last. Amounts are to be paid; quantity, price and VAT stand below.
        </Trans>
      }
      failure={data === undefined && error !== null ? failureOf(error) : null}
      retry={() => void refetch()}
    >
      {({ rows, signed_xml_url: signed }) => (
        <>
          <DifferenceTable
            groups={groupsOf(rows)}
            isStacked
            namesOf={t`Goods or service`}
            none={<Trans>The list has no rows yet: it is made once each line has its amounts, and is saved.</Trans>}
          />
          {signed !== null && (
            <p>
              <Link download href={signed}>
                {t`Download the signed list`}
              </Link>
            </p>
          )}
        </>
      )}
    </DifferenceSection>
  )
}
