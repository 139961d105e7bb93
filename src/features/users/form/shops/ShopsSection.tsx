import { Trans, useLingui } from '@lingui/react/macro'
import { getValues } from '@modular-forms/react'
import type { ShopRow } from '../../../../api/contract/shops.ts'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import type { UserFormFields } from '../UserFields.tsx'
import { ShopsField } from './ShopsField.tsx'

interface Props {
  readonly fields: UserFormFields
  readonly isClosed: boolean
  /** Shops that the user works in as the form was opened. */
  readonly known: readonly ShopRow[]
}

/** The shops that the user works in, as cards, and the way to choose more (seed 001 §2.9). */
export const ShopsSection = ({ fields, isClosed, known }: Props) => {
  const { t } = useLingui()
  const person = () => {
    const { full_name = '', user_id = '' } = getValues(fields, { shouldActive: false, peek: true })
    return [full_name, user_id].filter((text) => text !== '').join(' · ')
  }
  return (
    <FormSection columns={1} description={<Trans>A user works in at least one shop.</Trans>} title={t`Connect to shop`}>
      <FormString name="shops" of={fields}>
        {(control) => <ShopsField control={control} isClosed={isClosed} known={known} person={person} />}
      </FormString>
    </FormSection>
  )
}
