import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ForeignInvoiceDetail, ForeignInvoiceRow } from '../../../api/contract/invoiceForeign.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { shownDay, shownMoment } from '../../../domain/dates.ts'
import { isAmount, shownAmount, shownMoney } from '../../../domain/money.ts'
import { FailureState } from '../../../failures/FailureState.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/Link.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { DescriptionList } from '../../../ui/layout/DescriptionList.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { CorrectForeign } from './CorrectForeign.tsx'
import { foreignDetailQuery, foreignXmlHref } from './queries.ts'
import { signatureNames } from './signatureNames.ts'
import { foreignLabel } from './useForeignDescription.tsx'
import './foreign.css'

const number = (text: string): string => (isAmount(text) ? shownAmount(text) : text)

const Facts = ({ of }: { readonly of: ForeignInvoiceDetail }) => {
  const { t } = useTexts()
  const money = (amount: string): string => (amount === '' ? '' : `${shownMoney(amount, of.curr_cd)} ${of.curr_cd}`)
  const items = [
    { term: t`Day`, detail: shownDay(of.inv_date) },
    { term: t`Seller`, detail: `${of.comp_nm} (${of.comp_taxcd})` },
    { term: t`Buyer`, detail: of.buyer_nm },
    { term: t`Tax code of the buyer`, detail: of.tax_code },
    { term: t`Address of the buyer`, detail: of.address },
    { term: t`Amount without VAT`, detail: money(of.net_amt) },
    { term: t`VAT`, detail: money(of.tax_amt) },
    { term: t`Total`, detail: money(of.total_amt) },
    { term: t`Tax authority's code`, detail: of.tax_auth_cd },
    { term: t`Version of the XML`, detail: of.xml_vs },
    { term: t`Signed by`, detail: `${of.signed_by}, ${shownMoment(of.signed_at)}` },
  ]
  return <DescriptionList items={items.filter(({ detail }) => detail !== '')} />
}

const Lines = ({ of: { lines } }: { readonly of: ForeignInvoiceDetail }) => (
  <PlainTable>
    <thead>
      <tr>
        <th scope="col">
          <Trans>Goods or service</Trans>
        </th>
        <th className="foreign-amount" scope="col">
          <Trans>Quantity</Trans>
        </th>
        <th className="foreign-amount" scope="col">
          <Trans>Price</Trans>
        </th>
        <th className="foreign-amount" scope="col">
          <Trans>VAT rate</Trans>
        </th>
        <th className="foreign-amount" scope="col">
          <Trans>Amount</Trans>
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ name, unit, quantity, price, rate, amount }, place) => (
        // Lines have no name of their own, and none moves.
        <tr key={`${place} ${name}`}>
          <td className="foreign-name">{name}</td>
          <td className="foreign-amount">{[number(quantity), unit].join(' ')}</td>
          <td className="foreign-amount">{number(price)}</td>
          <td className="foreign-amount">{rate}</td>
          <td className="foreign-amount">{number(amount)}</td>
        </tr>
      ))}
    </tbody>
  </PlainTable>
)

const Shown = ({ of }: { readonly of: ForeignInvoiceDetail }) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { label, text } = signatureNames[of.signature]
  return (
    <Stack gap={4}>
      <Banner title={i18n._(label)} tone={of.signature === 'valid' ? 'success' : 'warning'}>
        <p>{i18n._(text)}</p>
      </Banner>
      <Facts of={of} />
      <Lines of={of} />
      {of.unknown.length > 0 && (
        <section>
          <h3>{t`Elements that are not known here; they stay in the XML`}</h3>
          <ul className="foreign-paths">
            {of.unknown.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  )
}

/** What an invoice of another system says, what holds of its signature, and its XML. */
export const ForeignDetail = ({ row, onClose }: { readonly row: ForeignInvoiceRow; readonly onClose: () => void }) => {
  const { t } = useTexts()
  const failureText = useFailureText()
  const name = foreignLabel(row)
  const { data, error, refetch } = useQuery(foreignDetailQuery(useApi(), row.id))
  const failure = error === null ? null : failureOf(error)
  return (
    <Dialog
      footer={
        <>
          <Link download href={foreignXmlHref(row.id)}>{t`Download the signed XML`}</Link>
          <CorrectForeign id={row.id} />
          <Button onPress={onClose}>{t`Close`}</Button>
        </>
      }
      isBodyFocusable
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Invoice ${name} of another system`}
    >
      {data !== undefined ? (
        <Shown of={data} />
      ) : failure === null ? (
        <Skeleton lines={6} />
      ) : (
        <FailureState failure={failure} headingLevel={2} onRetry={() => void refetch()} text={failureText(failure)} />
      )}
    </Dialog>
  )
}
