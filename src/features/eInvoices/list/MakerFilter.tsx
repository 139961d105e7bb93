import { useLingui } from '@lingui/react/macro'
import { useApi } from '../../../api/provider.tsx'
import { folded } from '../../../domain/text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ComboBox } from '../../../ui/form/ComboBox.tsx'
import { makersQuery } from '../queries/choices.ts'
import { useOffered } from '../queries/useOffered.ts'

const everybody = '-'

interface Props {
  /** An account, or empty. */
  readonly value: string
  /** Of that account. */
  readonly name: string
  readonly onChange: (account: string) => void
}

/** Whose invoices are listed: anybody who made some that the account sees. */
export const MakerFilter = ({ value, name, onChange }: Props) => {
  const { t } = useLingui()
  const api = useApi()
  const { hasMore, found, isSearching, onSearch } = useOffered((search) => makersQuery(api, { search_value: search }))
  const makers = (found.data?.makers ?? []).map((maker) => ({
    value: maker.id,
    label: maker.name,
    description: maker.employee_no === '' ? undefined : maker.employee_no,
  }))
  const isOther = value !== '' && makers.every((maker) => maker.value !== value)
  const nothing = isSearching ? t`People are being looked up` : t`Nobody of this name made an invoice`
  const problem = found.isError ? t`The people could not be read` : undefined
  return (
    <>
      <ComboBox
        description={hasMore ? t`There are more people than the list has: type a name` : undefined}
        emptyText={problem ?? nothing}
        errorMessage={problem}
        fold={folded}
        isSearched
        label={t`Made by`}
        onChange={(chosen) => onChange(chosen === everybody ? '' : chosen)}
        onSearch={onSearch}
        options={[{ value: everybody, label: t`Everybody` }, ...(isOther ? [{ value, label: name }] : []), ...makers]}
        value={value === '' ? everybody : value}
      />
      {found.isError && <Button onPress={() => void found.refetch()} size="small">{t`Try again`}</Button>}
    </>
  )
}
