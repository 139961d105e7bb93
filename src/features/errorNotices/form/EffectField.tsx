import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { regimeOn } from '../../../domain/corrections/regimes.ts'
import { effectsUnder, saysEffect, type NoticeEffect } from '../../../domain/errorNotice/effects.ts'
import { noticeVersionOn } from '../../../domain/errorNotice/families.ts'
import { FormSelect } from '../../../ui/form/connect/FormSelect.tsx'
import { Watch } from '../../../ui/form/connect/Watch.tsx'
import { useNoticeFamily } from '../family.ts'
import type { FieldProps } from './fields.ts'
import { columnLabels } from './labels.ts'

const effectTexts: Readonly<Record<NoticeEffect, MessageDescriptor>> = {
  '1': msg`It is cancelled`,
  '2': msg`Another invoice adjusts it`,
  '3': msg`Another invoice replaces it`,
  '4': msg`It is explained, and stays as it is`,
  '5': msg`It was summarised wrongly`,
}

/** What becomes of an invoice, where notices of the day say so. */
export const EffectField = ({ fields, isClosed, index }: FieldProps & { readonly index: number }) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const family = useNoticeFamily()
  return (
    <Watch name="notice_date" of={fields}>
      {(day) =>
        day !== undefined &&
        saysEffect(family, noticeVersionOn(family, day, '')) && (
          <FormSelect
            isDisabled={isClosed}
            isRequired
            label={i18n._(columnLabels[family].effect)}
            name={`documents.${index}.effect`}
            of={fields}
            options={effectsUnder[regimeOn(day)].map((value) => ({ value, label: i18n._(effectTexts[value]) }))}
            placeholder={t`Choose`}
          />
        )
      }
    </Watch>
  )
}
