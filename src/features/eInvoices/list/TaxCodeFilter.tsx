import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { taxCodeSchema } from '../../../domain/taxCode.ts'
import { TextField } from '../../../ui/form/TextField.tsx'

interface Props {
  /** A tax code, or empty. */
  readonly value: string
  readonly onChange: (taxCode: string) => void
}

/** The buyer whose invoices are listed, by a whole tax code. A part of one narrows nothing: the search finds it. */
export const TaxCodeFilter = ({ value, onChange }: Props) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState(value)
  const change = (text: string): void => {
    setTyped(text)
    const code = v.safeParse(taxCodeSchema, text)
    onChange(code.success ? code.output : '')
  }
  return (
    <TextField
      description={t`All of its 10, 12 or 13 digits`}
      inputMode="numeric"
      label={t`Buyer's tax code`}
      maxLength={20}
      onChange={change}
      value={typed}
    />
  )
}
