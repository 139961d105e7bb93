import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useMemo } from 'react'
import { nationalityOptions } from '../../../../codeLists/nationalityOptions.ts'
import type { Nationality } from '../../../../domain/codeList.ts'
import { folded } from '../../../../domain/text.ts'
import { useLocale } from '../../../../i18n/locale.ts'
import { ComboBox } from '../../../../ui/form/ComboBox.tsx'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { criteria, textLabels } from '../labels.ts'
import type { FieldProps } from './fieldProps.ts'

interface Props extends FieldProps {
  readonly nationalities: readonly Nationality[]
}

/** The taxpayer's nationality, kept by its Vietnamese name. */
export const NationalityField = ({ fields, isClosed, nationalities }: Props) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const locale = useLocale()
  const options = useMemo(() => nationalityOptions(nationalities, locale), [nationalities, locale])
  return (
    <FormString name="taxpayer_nation" of={fields}>
      {(control) => (
        <ComboBox
          {...control}
          emptyText={t`No nationality of that name`}
          fold={folded}
          isDisabled={isClosed}
          isRequired
          label={i18n._(textLabels.taxpayer_nation)}
          marker={criteria.taxpayer_nation}
          options={options}
        />
      )}
    </FormString>
  )
}
