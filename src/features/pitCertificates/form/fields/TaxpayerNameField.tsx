import { setValue } from '@modular-forms/react'
import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import type { TaxpayerOfCertificates } from '../../../../api/contract/pitCertificateMatters.ts'
import { useApi, useCurrentUser } from '../../../../api/provider.tsx'
import { taxpayerTexts } from '../../../../domain/pitCertificate/carriedOver.ts'
import { hasPermission } from '../../../../domain/session.ts'
import { folded, isSearchable } from '../../../../domain/text.ts'
import { ComboBox } from '../../../../ui/form/ComboBox.tsx'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import type { Option } from '../../../../ui/form/field.ts'
import { useSettled } from '../../../../ui/useSettled.ts'
import { recheckIfWrong, type CertificateFields } from '../fields.ts'
import { criteria, textLabels } from '../labels.ts'
import { peopleQuery } from '../queries.ts'
import type { FieldProps } from './fieldProps.ts'

/** How long somebody types on before people are searched for, as every search of the product. */
const settlingTime = 300

/** Fills all that a certificate says of the person. */
const fillWith = (fields: CertificateFields, person: TaxpayerOfCertificates): void => {
  for (const name of taxpayerTexts) setValue(fields, name, person[name], { shouldFocus: false, shouldValidate: false })
  recheckIfWrong(fields, ...taxpayerTexts)
}

/** People of earlier certificates whom the typed text finds. */
const usePeople = (typed: string) => {
  const user = useCurrentUser()
  const search = useSettled(typed.trim(), settlingTime)
  const mayAsk = hasPermission(user, 'pit-certificate.new')
  const { data } = useQuery({ ...peopleQuery(useApi(), search), enabled: mayAsk && isSearchable(search) })
  return useMemo(() => {
    const people = (data ?? []).map((person, index) => ({ id: `person ${index}`, person }))
    const options: readonly Option[] = people.map(({ id, person }) => ({
      value: id,
      label: person.taxpayer_nm,
      description: `${person.taxpayer_taxcd} · ${person.taxpayer_add}`,
      terms: [person.taxpayer_taxcd, person.taxpayer_cid],
    }))
    return { options, personOf: (value: string) => people.find(({ id }) => id === value)?.person }
  }, [data])
}

/** The taxpayer's name, by which people of earlier certificates are found: choosing one fills all that is known of them. */
export const TaxpayerNameField = ({ fields, isClosed }: FieldProps) => {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const { options, personOf } = usePeople(typed)
  return (
    <FormString name="taxpayer_nm" of={fields}>
      {(control) => (
        <ComboBox
          {...control}
          emptyText={null}
          fold={folded}
          isDisabled={isClosed}
          isRequired
          label={i18n._(textLabels.taxpayer_nm)}
          marker={criteria.taxpayer_nm}
          onChange={(value) => {
            const person = personOf(value)
            if (person !== undefined) return fillWith(fields, person)
            setTyped(value)
            control.onChange(value)
          }}
          options={options}
        />
      )}
    </FormString>
  )
}
