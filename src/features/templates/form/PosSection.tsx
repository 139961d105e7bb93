import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { searchMaxLength } from '../../../api/contract/paging.ts'
import { OptionsNotRead } from '../../../records/form/OptionsNotRead.tsx'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { posQuery } from '../queries.ts'
import { PosChoices } from './PosChoices.tsx'
import { useSettled } from '../../../ui/useSettled.ts'
import { lookupDelay } from './lookupDelay.ts'
import type { TemplateFields } from './templateFields.ts'

interface Props {
  readonly fields: TemplateFields
  readonly isClosed: boolean
  /** Empty for a new template. */
  readonly templateId: string
}

/** The POS of all shops, searched, of which a template names some (seed 001 §3, §5, §7). */
export const PosSection = ({ fields, isClosed, templateId }: Props) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed, lookupDelay).normalize('NFC').trim()
  const query = useQuery(posQuery(useApi(), templateId, search))
  return (
    <FormSection
      columns={1}
      description={
        <Trans>Where invoices of this template are issued. Invoices of a cash register (M) need at least one.</Trans>
      }
      title={t`POS of the template`}
    >
      <TextField
        label={t`Search POS by number or shop`}
        maxLength={searchMaxLength}
        onChange={setTyped}
        value={typed}
      />
      <OptionsNotRead query={query} title={t`The POS could not be read`} />
      <PosChoices fields={fields} isBusy={query.isFetching} isClosed={isClosed} options={query.data} search={search} />
    </FormSection>
  )
}
