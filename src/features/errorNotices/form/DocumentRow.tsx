import { useLingui } from '@lingui/react'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { FormString } from '../../../ui/form/connect/FormString.tsx'
import { FormTextField } from '../../../ui/form/connect/FormTextField.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { TrashIcon } from '../../../ui/icons/icons.tsx'
import { useNoticeFamily } from '../family.ts'
import { DocumentName } from './DocumentName.tsx'
import { EffectField } from './EffectField.tsx'
import { formTextsOf } from './familyTexts.ts'
import type { FieldProps } from './fields.ts'
import { columnLabels } from './labels.ts'

interface Props extends FieldProps {
  readonly index: number
  readonly onRemove: () => void
}

/** Columns without a control, which are kept all the same. */
const unshown = { certificates: ['form_no', 'effect', 'tax_auth_cd'], invoices: [] } as const

/** One document of the notice, with what is wrong with it. */
export const DocumentRow = ({ onRemove, ...row }: Props) => {
  const { i18n } = useLingui()
  const family = useNoticeFamily()
  const { nameOf, remove } = formTextsOf[family]
  const { fields, isClosed, index } = row
  const position = index + 1
  return (
    <li>
      <FieldGroup hideLabel label={i18n._(nameOf(position))}>
        <div className="notice-row">
          {unshown[family].map((column) => (
            <FormString key={column} name={`documents.${index}.${column}`} of={fields}>
              {() => null}
            </FormString>
          ))}
          <FormString name={`documents.${index}.sid`} of={fields}>
            {({ value }) => <DocumentName {...row} isOwn={value !== ''} />}
          </FormString>
          {family === 'invoices' && <EffectField {...row} />}
          {!isClosed && (
            <div>
              <IconButton icon={<TrashIcon />} label={i18n._(remove(position))} onPress={onRemove} />
            </div>
          )}
          <div className="notice-row-reason">
            <FormTextField
              isDisabled={isClosed}
              isRequired
              label={i18n._(columnLabels[family].reason)}
              maxLength={255}
              name={`documents.${index}.reason`}
              of={fields}
            />
          </div>
        </div>
      </FieldGroup>
    </li>
  )
}
