import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from '../../../../api/provider.tsx'
import { useNavigation } from '../../../../area/navigation.ts'
import { shownDay } from '../../../../domain/dates.ts'
import type { CorrectedInvoice } from '../../../../domain/invoice/several/corrected.ts'
import { Link } from '../../../../ui/button/Link.tsx'
import { FieldGroup } from '../../../../ui/form/FieldGroup.tsx'
import { useFieldFocus } from '../../../../ui/form/connect/fieldFocus.ts'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { editorPlace } from '../../address.ts'
import { correctionListQuery } from '../../queries/corrections.ts'
import { valuesIn, type FieldProps } from '../fields.ts'
import { heldCorrected } from '../heldRows.ts'
import './corrected.css'

/** The invoices that this one corrects at once, as its wizard has named them. */
export const CorrectedField = ({ fields }: Pick<FieldProps, 'fields'>) => (
  <FormString name="corrected" of={fields}>
    {({ value, errorMessage }) => (
      <Corrected corrected={heldCorrected.rowsIn(value)} errorMessage={errorMessage} id={valuesIn(fields).sid} />
    )}
  </FormString>
)

interface Props {
  readonly corrected: readonly CorrectedInvoice[]
  /** Of the invoice that corrects them; empty until it is saved. */
  readonly id: string
  readonly errorMessage: string
}

const Corrected = ({ corrected, id, errorMessage }: Props) => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  const { data } = useQuery({ ...correctionListQuery(useApi(), id), enabled: id !== '' })
  const list = useRef<HTMLOListElement>(null)
  useFieldFocus('corrected', () => list.current?.focus())
  return (
    <FieldGroup errorMessage={errorMessage} label={t`Corrected invoices`}>
      <ol className="invoice-corrected" ref={list} tabIndex={-1}>
        {corrected.map(({ form_no_ref: form, serial_no_ref: symbol, inv_no_ref: number, inv_date_ref }, place) => {
          const document = `${form}${symbol} ${number}`
          const day = shownDay(inv_date_ref)
          const name = t`${document} of ${day}`
          const sid = data?.corrected_sids[place] ?? ''
          return (
            <li key={`${document} ${place + 1}`}>
              {sid === '' ? (
                name
              ) : (
                <Link href={pageHref('e-invoices', editorPlace({ document: sid }, {}))}>{name}</Link>
              )}
            </li>
          )
        })}
      </ol>
    </FieldGroup>
  )
}
