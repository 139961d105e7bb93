import { getValues } from '@modular-forms/react'
import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useContext } from 'react'
import type { TemplateKind } from '../../../domain/templates/codes.ts'
import { isEndTyped, serialEndLength, serialPrefix } from '../../../domain/templates/serial.ts'
import type { StringControl } from '../../../ui/form/connect/BoundString.tsx'
import { FormString } from '../../../ui/form/connect/FormString.tsx'
import { WatchEach } from '../../../ui/form/connect/Watch.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { MessageOfContext } from '../../../ui/texts.ts'
import type { TemplateFields } from './templateFields.ts'
import { templateLabels } from './templateLabels.ts'
import { useSerialTaken } from './useSerialTaken.ts'

interface Props {
  readonly kind: TemplateKind
  readonly fields: TemplateFields
  readonly isClosed: boolean
  /** Empty for a new template. */
  readonly templateId: string
}

/** The ending of the serial number, with what stands before it and the whole number as it is composed (seed 001 §3, §5). */
export const SerialField = ({ fields, ...own }: Props) => {
  const { kind } = own
  return (
    <WatchEach names={['form_no', 'smbl_type', 'smbl_kind', 'start_date']} of={fields}>
      {() => {
        const {
          form_no = '',
          smbl_type = '',
          smbl_kind = '',
          start_date = '',
        } = getValues(fields, { shouldActive: false, peek: true })
        const prefix = serialPrefix(kind, { smbl_type, smbl_kind, start_date, serial_end: '' })
        return (
          <FormString name="serial_end" of={fields}>
            {(control) => (
              <SerialText
                {...own}
                control={control}
                formNumber={form_no}
                isClosed={own.isClosed || !isEndTyped(smbl_type, own.templateId === '')}
                length={serialEndLength(smbl_type)}
                prefix={prefix}
              />
            )}
          </FormString>
        )
      }}
    </WatchEach>
  )
}

interface SerialTextProps extends Omit<Props, 'fields'> {
  readonly control: StringControl
  readonly formNumber: string
  readonly prefix: string
  /** Characters of the ending. */
  readonly length: number
}

const SerialText = ({ kind, isClosed, templateId, formNumber, prefix, length, control }: SerialTextProps) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const messageOf = useContext(MessageOfContext)
  const { onChange, value, errorMessage } = control
  const whole = `${prefix}${value}`
  // What is saved and locked has its number; a new e-document's is closed, and not taken yet.
  const isAsked = value.length === length && !(isClosed && templateId !== '')
  const isTaken = useSerialTaken({ kind, formNumber, serial: isAsked ? whole : '', templateId })
  return (
    <TextField
      {...control}
      description={t`Serial number: ${whole}`}
      isReadOnly={isClosed}
      isRequired
      label={i18n._(templateLabels.serial_end)}
      maxLength={length}
      onChange={(typed) => onChange(typed.toUpperCase())}
      prefix={prefix}
      warningMessage={isTaken && errorMessage === '' ? messageOf('serial_is_taken') : undefined}
    />
  )
}
