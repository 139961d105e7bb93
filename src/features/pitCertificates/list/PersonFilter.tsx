import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pitCertificateMatters } from '../../../api/contract/pitCertificateMatters.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { hasPermission } from '../../../domain/session.ts'
import { folded } from '../../../domain/text.ts'
import { ComboBox } from '../../../ui/form/ComboBox.tsx'
import { useSettled } from '../../../ui/useSettled.ts'
import { certificateKeys } from '../queries/keys.ts'

interface Props {
  /** A tax code, or empty. */
  readonly value: string
  readonly onChange: (taxCode: string) => void
}

const taxCode = /^\d{10}(?:\d{2}|-\d{3})?$/
const longestSearch = 100

/** Milliseconds after the last key, before the server is asked. */
const pause = 300

/** People of earlier certificates that a text finds, for whoever may fill certificates. */
const usePeople = (text: string) => {
  const api = useApi()
  const mayAsk = hasPermission(useCurrentUser(), 'pit-certificate.new')
  const search = useSettled(text.trim().slice(0, longestSearch), pause)
  return useQuery({
    queryKey: certificateKeys.people(search),
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(pitCertificateMatters.people, { body: { search_value: search } }, { signal })).people,
    enabled: mayAsk,
    placeholderData: (before) => before,
  })
}

/** The taxpayer that the list is narrowed to: found by name, or typed as a tax code. A text that is neither narrows nothing. */
export const PersonFilter = ({ value, onChange }: Props) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState(value)
  const { data: people = [] } = usePeople(typed)
  const options = people.map(({ taxpayer_nm: name, taxpayer_taxcd: code, taxpayer_cid: paper }) => ({
    value: code,
    label: name === '' ? code : name,
    description: code,
    terms: [code, paper],
  }))
  const change = (text: string): void => {
    setTyped(text)
    const code = text.trim()
    onChange(options.some((option) => option.value === code) || taxCode.test(code) ? code : '')
  }
  return (
    <ComboBox
      description={t`A name, or a tax code`}
      emptyText={t`Nobody of earlier certificates is found: type the whole tax code`}
      fold={folded}
      label={t`Taxpayer`}
      onChange={change}
      options={options}
      value={typed}
    />
  )
}
