import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import * as v from 'valibot'
import { useTypeOptions } from '../../../certificates/useTypeOptions.ts'
import { useCodeLists } from '../../../codeLists/useCodeOptions.ts'
import { issuerName, type CertificateRecord } from '../../../domain/certificate.ts'
import { certificateTypeSchema } from '../../../domain/certificateCodes.ts'
import { typesAfter } from '../../../domain/certificateRegistration.ts'
import { shownDay } from '../../../domain/dates.ts'
import type { SignatureValues } from '../../../domain/signatureUpdate.ts'
import { OptionsNotRead } from '../../../records/form/OptionsNotRead.tsx'
import type { RecordFields } from '../../../records/form/recordFields.ts'
import { FormRadioGroup } from '../../../ui/form/connect/FormRadioGroup.tsx'
import { FormSelect } from '../../../ui/form/connect/FormSelect.tsx'
import { FormRow, FormSection } from '../../../ui/form/FormSection.tsx'
import { DescriptionList } from '../../../ui/layout/DescriptionList.tsx'
import { useStatusChoices } from '../useStatusChoices.ts'
import { signatureLabels } from './signatureLabels.ts'

interface Props {
  readonly fields: RecordFields<SignatureValues>
  readonly isClosed: boolean
  readonly record: CertificateRecord
}

/** What the certificate itself says, its type and its status. */
export const SignatureFields = ({ fields, isClosed, record }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const offered = typesAfter(record.certificate_type)
  const types = useTypeOptions().filter(({ value }) => v.is(certificateTypeSchema, value) && offered.includes(value))
  return (
    <FormSection
      description={<Trans>What the certificate itself says cannot be changed here.</Trans>}
      title={t`The certificate`}
    >
      <FormRow>
        <DescriptionList
          items={[
            { term: t`Issuer`, detail: issuerName(record) },
            { term: t`Serial number`, detail: record.serial_no },
            { term: t`Valid`, detail: `${shownDay(record.from_date)} – ${shownDay(record.to_date)}` },
          ]}
        />
      </FormRow>
      <OptionsNotRead
        query={useCodeLists(['certificate-form-type', 'certificate-status', 'certificate-type'])}
        title={t`Some choices could not be read`}
      />
      <FormSelect
        isReadOnly={isClosed}
        isRequired
        label={i18n._(signatureLabels.type)}
        name="type"
        of={fields}
        options={types}
      />
      <FormRadioGroup
        isDisabled={isClosed}
        isRequired
        label={i18n._(signatureLabels.status)}
        name="status"
        of={fields}
        options={useStatusChoices()}
      />
    </FormSection>
  )
}
