import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { failureOf } from '../../../api/failureError.ts'
import { searchMaxLength } from '../../../api/contract/paging.ts'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { FormRow, FormSection } from '../../../ui/form/FormSection.tsx'
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
  const failureText = useFailureText()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed, lookupDelay).normalize('NFC').trim()
  const { data, error, refetch, isFetching } = useQuery(posQuery(useApi(), templateId, search))
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
      {error !== null && data === undefined && (
        <FormRow>
          <Banner
            actions={<Button onPress={() => void refetch()} size="small">{t`Try again`}</Button>}
            isLive
            title={t`The POS could not be read`}
            tone="danger"
          >
            <p>{failureText(failureOf(error)).text}</p>
          </Banner>
        </FormRow>
      )}
      <PosChoices fields={fields} isBusy={isFetching} isClosed={isClosed} options={data} search={search} />
    </FormSection>
  )
}
