import { getValues } from '@modular-forms/react'
import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import type { TemplateKind } from '../../../domain/templates/codes.ts'
import { serialEndLength, serialPrefix } from '../../../domain/templates/serial.ts'
import { FormString } from '../../../ui/form/connect/FormString.tsx'
import { WatchEach } from '../../../ui/form/connect/Watch.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import type { TemplateFields } from './templateFields.ts'
import { templateLabels } from './templateLabels.ts'

interface Props {
  readonly kind: TemplateKind
  readonly fields: TemplateFields
  readonly isClosed: boolean
}

/** The ending of the serial number, with what stands before it and the whole number as it is composed (seed 001 §3, §5). */
export const SerialField = ({ kind, fields, isClosed }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const prefixNow = (): string => {
    const { smbl_type = '', smbl_kind = '', start_date = '' } = getValues(fields, { shouldActive: false, peek: true })
    return serialPrefix(kind, { smbl_type, smbl_kind, start_date, serial_end: '' })
  }
  return (
    <WatchEach names={['smbl_type', 'smbl_kind', 'start_date']} of={fields}>
      {() => (
        <FormString name="serial_end" of={fields}>
          {({ onChange, value, ...control }) => {
            const whole = `${prefixNow()}${value}`
            return (
              <TextField
                {...control}
                description={t`Serial number: ${whole}`}
                isReadOnly={isClosed}
                isRequired
                label={i18n._(templateLabels.serial_end)}
                maxLength={serialEndLength[kind]}
                onChange={(typed) => onChange(typed.toUpperCase())}
                prefix={prefixNow()}
                value={value}
              />
            )
          }}
        </FormString>
      )}
    </WatchEach>
  )
}
