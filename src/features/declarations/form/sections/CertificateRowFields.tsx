import { useLingui } from '@lingui/react/macro'
import { commonNameOf } from '../../../../domain/certificate.ts'
import { shownDay } from '../../../../domain/dates.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { WatchEach } from '../../../../ui/form/connect/Watch.tsx'
import { FieldGroup } from '../../../../ui/form/FieldGroup.tsx'
import type { Option } from '../../../../ui/form/field.ts'
import { Select } from '../../../../ui/form/Select.tsx'
import { WrappingField } from '../../../../ui/form/WrappingField.tsx'
import { TrashIcon } from '../../../../ui/icons/icons.tsx'
import { certificateLabel, formTypeLabel } from '../fieldLabels.ts'
import { recheckIfWrong } from '../problems.ts'
import { useCertificateWarning } from './useCertificateWarning.ts'
import type { FactsProps, SectionProps } from './section.ts'

type Props = SectionProps &
  FactsProps & {
    readonly index: number
    readonly formTypes: readonly Option[]
    readonly isOnlyRow: boolean
    readonly onChoose: () => void
    readonly onRemove: () => void
  }

type CellProps = Pick<Props, 'fields' | 'index'> & {
  readonly column: 'serial_no' | 'from_date' | 'to_date'
  readonly label: string
}

/** What the certificate says of itself: read, never typed. */
const ReadCell = ({ fields, index, column, label }: CellProps) => (
  <FormString name={`digital_signatures.${index}.${column}`} of={fields}>
    {({ value }) => (
      <div className="certificate-cell">
        <span className="certificate-cell-label">{label}</span>
        <span className="certificate-cell-value">
          {value === '' ? '–' : column === 'serial_no' ? value : shownDay(value)}
        </span>
      </div>
    )}
  </FormString>
)

type JudgedProps = Omit<Props, 'facts' | 'onRemove' | 'formTypes' | 'onChoose'> & {
  readonly judgement: ReturnType<typeof useCertificateWarning>
}

/** The certificate by the name of its authority, and the way to choose one. */
const CertificateField = (props: JudgedProps & Pick<Props, 'onChoose'>) => {
  const { fields, isClosed, index, isOnlyRow, onChoose, judgement } = props
  const { t, i18n } = useLingui()
  return (
    <WatchEach names={judgement.judged} of={fields}>
      {() => (
        <FormString name={`digital_signatures.${index}.org_name`} of={fields}>
          {(control) => (
            <WrappingField
              {...control}
              isDisabled={isClosed}
              isReadOnly
              isRequired={isOnlyRow}
              label={i18n._(certificateLabel)}
              placeholder={t`No certificate chosen`}
              suffix={
                isClosed ? undefined : (
                  <Button onPress={onChoose} size="small" variant="quiet">
                    {t`Choose`}
                  </Button>
                )
              }
              value={commonNameOf(control.value)}
              warningMessage={isClosed || control.errorMessage !== '' ? undefined : judgement.warning()}
            />
          )}
        </FormString>
      )}
    </WatchEach>
  )
}

/** How the certificate is registered: added, kept on or stopped. */
const FormTypeField = (props: JudgedProps & Pick<Props, 'formTypes'>) => {
  const { fields, isClosed, index, isOnlyRow, formTypes, judgement } = props
  const { t, i18n } = useLingui()
  return (
    <WatchEach names={judgement.judged} of={fields}>
      {() => (
        <FormString name={`digital_signatures.${index}.form_tp`} of={fields}>
          {(control) => (
            <Select
              {...control}
              isDisabled={isClosed}
              description={isClosed ? undefined : judgement.formTypeHint(control.value)}
              isRequired={isOnlyRow}
              label={i18n._(formTypeLabel)}
              onChange={(type) => {
                control.onChange(type)
                recheckIfWrong(fields, 'digital_signatures.0.org_name')
                recheckIfWrong(fields, `digital_signatures.${index}.org_name`)
              }}
              options={judgement.offered(formTypes)}
              placeholder={t`Choose`}
            />
          )}
        </FormString>
      )}
    </WatchEach>
  )
}

/** One row: the chosen certificate, what it says of itself, and how it is registered. */
export const CertificateRowFields = (props: Props) => {
  const { fields, isClosed, facts, index, formTypes, isOnlyRow, onChoose, onRemove } = props
  const { t } = useLingui()
  const given = { fields, isClosed, index, isOnlyRow, judgement: useCertificateWarning(fields, index, facts) }
  const position = index + 1
  return (
    <li>
      <FieldGroup hideLabel label={t`Certificate ${position}`}>
        <div className="certificate-row">
          <CertificateField {...given} onChoose={onChoose} />
          <ReadCell column="serial_no" fields={fields} index={index} label={t`Serial number`} />
          <ReadCell column="from_date" fields={fields} index={index} label={t`From date`} />
          <ReadCell column="to_date" fields={fields} index={index} label={t`To date`} />
          <FormTypeField {...given} formTypes={formTypes} />
          <FormString name={`digital_signatures.${index}.sig_id`} of={fields}>
            {() => null}
          </FormString>
          <FormString name={`digital_signatures.${index}.reg_id`} of={fields}>
            {() => null}
          </FormString>
          {!isClosed && (
            <div className="certificate-row-remove">
              <IconButton
                disabledReason={isOnlyRow ? t`The last row cannot be removed` : undefined}
                icon={<TrashIcon />}
                label={t`Remove certificate ${position}`}
                onPress={onRemove}
              />
            </div>
          )}
        </div>
      </FieldGroup>
    </li>
  )
}
