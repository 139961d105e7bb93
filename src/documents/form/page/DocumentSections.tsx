import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import type { FieldValues, FormStore } from '@modular-forms/react'
import { useMemo, type ReactNode } from 'react'
import { afterPress } from '../../../ui/form/connect/afterPress.ts'
import type { AnyForm } from '../../../ui/form/connect/fieldSignals.ts'
import { FormErrorSummary } from '../../../ui/form/connect/FormErrorSummary.tsx'
import { FormRoot } from '../../../ui/form/connect/FormRoot.tsx'
import { useFiledKind } from '../../filedKind.ts'
import type { OpenForm } from '../useOpenForm.ts'

interface Props<Fields> {
  readonly form: Pick<OpenForm, 'onSubmit'>
  readonly fields: Fields
  readonly children: ReactNode
}

/** The fields of a document in their sections, under the summary of what is wrong with them. */
export function DocumentSections<Values extends FieldValues>(props: Props<FormStore<Values>>): ReactNode
export function DocumentSections({ form, fields, children }: Props<AnyForm>) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { fieldLabels } = useFiledKind()
  const labels = useMemo(() => fieldLabels(i18n), [fieldLabels, i18n])
  return (
    <FormRoot
      checkOnLeaving={afterPress}
      focusOnError="summary"
      of={fields}
      onSubmit={form.onSubmit}
      submitsOnEnter={false}
    >
      <FormErrorSummary
        labels={labels}
        of={fields}
        title={(count) =>
          t`${plural(count, { one: '# field needs your attention', other: '# fields need your attention' })}`
        }
      />
      {children}
    </FormRoot>
  )
}
