import { useLingui } from '@lingui/react/macro'
import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { methodOf } from '../../../domain/corrections/features.ts'
import { shownDay } from '../../../domain/dates.ts'
import { isOfSeveral } from '../../../domain/invoice/features.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { editorPlace } from '../address.ts'
import { CorrectsSeveral } from './CorrectsSeveral.tsx'

interface Props {
  readonly record: InvoiceDetail
}

/** Leads to another invoice of the company; nothing where the company has it not. */
const ToInvoice = ({ id, text }: { readonly id: string; readonly text: string }) => {
  const { pageHref } = useNavigation()
  if (id === '') return null
  return (
    <p>
      <Link href={pageHref('e-invoices', editorPlace({ document: id }, {}))}>{text}</Link>
    </p>
  )
}

/** Which invoice this one replaces or adjusts, and why. */
const CorrectsOne = ({ record }: Props) => {
  const { t } = useLingui()
  const method = methodOf(record.inv_feature)
  if (method === null) return null
  const name = `${record.form_no_ref}${record.serial_no_ref} ${record.inv_no_ref}`
  const day = shownDay(record.inv_date_ref)
  const reason = record.note
  return (
    <Banner
      title={method === 'replace' ? t`Replaces invoice ${name} of ${day}` : t`Adjusts invoice ${name} of ${day}`}
      tone="info"
    >
      {reason !== '' && <p>{t`Reason: ${reason}`}</p>}
      <ToInvoice id={record.corrects_sid} text={t`Open the invoice that is corrected`} />
    </Banner>
  )
}

/** What has become of an invoice since it was accepted. */
const Corrected = ({ record }: Props) => {
  const { t } = useLingui()
  const method = methodOf(record.corrected_by)
  if (method === null) return null
  return (
    <Banner
      title={
        method === 'replace'
          ? t`This invoice was replaced, and counts no more`
          : t`This invoice was adjusted: both count together`
      }
      tone="warning"
    >
      <ToInvoice id={record.corrected_by_sid} text={t`Open the invoice that corrects it`} />
    </Banner>
  )
}

/** What an invoice has to do with others: it corrects one or several, or was corrected; nothing of an ordinary one. */
export const RelatedInvoice = (props: Props) => (
  <>
    {isOfSeveral(props.record) ? <CorrectsSeveral {...props} /> : <CorrectsOne {...props} />}
    <Corrected {...props} />
  </>
)
