import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useApi } from '../../../api/provider.tsx'
import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { methodOf } from '../../../domain/corrections/features.ts'
import { shownDay } from '../../../domain/dates.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { editorPlace } from '../address.ts'
import { correctionListQuery } from '../queries/corrections.ts'

interface Props {
  readonly record: InvoiceDetail
}

/** Corrected invoices that are named above one; the form names them all. */
const mostNamed = 5

/** The first of them, each as the way to it where whoever looks may read it. */
const Names = ({ record: { sid, corrected } }: Props) => {
  const { pageHref } = useNavigation()
  const { data } = useQuery(correctionListQuery(useApi(), sid))
  const count = corrected.length - mostNamed
  return (
    <p>
      {corrected.slice(0, mostNamed).map(({ form_no_ref, serial_no_ref, inv_no_ref }, place) => {
        const name = `${form_no_ref}${serial_no_ref} ${inv_no_ref}`
        const id = data?.corrected_sids[place] ?? ''
        return (
          <Fragment key={`${name} ${place + 1}`}>
            {place > 0 && ', '}
            {id === '' ? name : <Link href={pageHref('e-invoices', editorPlace({ document: id }, {}))}>{name}</Link>}
          </Fragment>
        )
      })}
      {count > 0 && (
        <>
          {' '}
          <Trans>and {count} others, which the form names</Trans>
        </>
      )}
    </p>
  )
}

/** Which invoices this one replaces or adjusts at once, by which list, and why. */
export const CorrectsSeveral = ({ record }: Props) => {
  const { t } = useLingui()
  const { corrected, correction_list_no: list, note: reason } = record
  const count = corrected.length
  const day = shownDay(record.inv_date)
  return (
    <Banner
      title={
        methodOf(record.inv_feature) === 'replace'
          ? t`Replaces ${count} invoices by list ${list} of ${day}`
          : t`Adjusts ${count} invoices by list ${list} of ${day}`
      }
      tone="info"
    >
      {reason !== '' && <p>{t`Reason: ${reason}`}</p>}
      <Names record={record} />
    </Banner>
  )
}
