import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { useCodeOptions } from '../../../codeLists/useCodeOptions.ts'
import type { CertificateRecord } from '../../../domain/certificate.ts'
import { statusChangeSchema, type StatusChange } from '../../../domain/certificateRegistration.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { failureTexts } from '../failureTexts.ts'
import { ChangeFailure } from './ChangeFailure.tsx'
import { CertificatesToChange } from './CertificatesToChange.tsx'
import { useStatusChange } from './useStatusChange.ts'

const known = [failureTexts]

interface Props {
  /** At least one, those of other pages included. */
  readonly certificates: readonly CertificateRecord[]
  readonly onChanged: (changed: readonly CertificateRecord[], status: StatusChange) => void
  readonly onClose: () => void
}

/** Changes the status of all these certificates or of none: add new, extension, stop using (seed 001 §2.1, §4). */
export const ChangeStatusDialog = ({ certificates, onChanged, onClose }: Props) => {
  const { t } = useLingui()
  const [status, setStatus] = useState<StatusChange | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const change = useStatusChange(certificates, onChanged)
  const submit = (): void => {
    setIsMissing(status === null)
    if (status !== null) change.mutate(status)
  }
  return (
    <Dialog
      canLeave={() => !change.isPending}
      footer={
        <>
          <Button isDisabled={change.isPending} onPress={onClose}>{t`Cancel`}</Button>
          <Button isPending={change.isPending} onPress={submit} variant="primary">{t`Change status`}</Button>
        </>
      }
      isOpen
      onOpenChange={onClose}
      size="medium"
      title={t`Change status`}
    >
      <Stack>
        <p>
          <Plural
            one="# certificate gets the status that you choose."
            other="All # certificates get the status that you choose, or none of them."
            value={certificates.length}
          />
        </p>
        <CertificatesToChange certificates={certificates} failure={change.failure} />
        <RadioGroup
          errorMessage={isMissing && status === null ? t`Status is required` : undefined}
          label={t`New status`}
          onChange={(value) => setStatus(v.parse(statusChangeSchema, value))}
          options={useCodeOptions('certificate-form-type').filter(({ value }) => v.is(statusChangeSchema, value))}
          value={status ?? ''}
        />
        {change.failure !== null && (
          <AreaTexts texts={known}>
            <ChangeFailure failure={change.failure} />
          </AreaTexts>
        )}
      </Stack>
    </Dialog>
  )
}
