import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pitCertificateMails } from '../../../api/contract/pitCertificateMails.ts'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { mailedPdfs, pdfPasswords, type MailChoice } from '../../../domain/pitCertificate/mailedPdf.ts'
import { FailureState } from '../../../failures/FailureState.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { FormFailure } from '../../../records/form/FormFailure.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { FiledCertificates } from '../kind/FiledCertificates.tsx'
import { certificateKeys } from '../queries/keys.ts'

interface Props {
  readonly onClose: () => void
}

/** Whether the mails to people carry the PDF of their certificate, and what opens it; a chunk of its own. */
export const MailChoiceDialog = (props: Props) => (
  <FiledCertificates>
    <Choosing {...props} />
  </FiledCertificates>
)

const useChosen = () => {
  const api = useApi()
  return useQuery({
    queryKey: certificateKeys.mailChoice,
    queryFn: async ({ signal }) => valueOrThrow(await api.send(pitCertificateMails.read, {}, { signal })),
  })
}

const useChoosing = (onChosen: () => void) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (body: MailChoice) => valueOrThrow(await api.send(pitCertificateMails.choose, { body })),
    onSuccess: (chosen) => {
      queryClient.setQueryData(certificateKeys.mailChoice, chosen)
      onChosen()
    },
  })
  return { choose: mutate, isPending, failure: error === null ? null : failureOf(error) }
}

const Choosing = ({ onClose }: Props) => {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { data, error, refetch } = useChosen()
  const [edited, setEdited] = useState<MailChoice | null>(null)
  const { choose, isPending, failure } = useChoosing(() => {
    notify.success(t`E-mails that leave from now on follow this choice`)
    onClose()
  })
  const choice = edited ?? data
  const read = error === null ? null : failureOf(error)
  return (
    <Dialog
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>{t`Cancel`}</Button>
          <Button
            isDisabled={choice === undefined}
            isPending={isPending}
            onPress={() => choice !== undefined && choose(choice)}
            variant="primary"
          >{t`Save`}</Button>
        </>
      }
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t`E-mails to taxpayers`}
    >
      <Stack gap={4}>
        <p>
          <Trans>
            A taxpayer gets an e-mail once the tax authority has accepted the certificate, and when you send it again.
          </Trans>
        </p>
        {failure !== null && <FormFailure failure={failure} step={msg`The choice was not saved`} />}
        {read !== null && choice === undefined && (
          <FailureState
            failure={read}
            onRetry={() => void refetch()}
            text={failureText(read, msg`The choice could not be read`)}
          />
        )}
        {read === null && choice === undefined && <Skeleton />}
        {choice !== undefined && <Choices choice={choice} onChange={setEdited} />}
      </Stack>
    </Dialog>
  )
}

interface ChoicesProps {
  readonly choice: MailChoice
  readonly onChange: (choice: MailChoice) => void
}

const Choices = ({ choice, onChange }: ChoicesProps) => {
  const { t } = useLingui()
  const attachments = [
    { value: 'none', label: t`No PDF`, description: t`You give the certificate to the taxpayer in another way.` },
    { value: 'open', label: t`The PDF`, description: t`Whoever reads the e-mail reads the income and the tax.` },
    { value: 'closed', label: t`The PDF, opened by a password`, description: t`The password stands in no e-mail.` },
  ]
  const passwords = [
    { value: 'identity', label: t`The number of the identity paper` },
    { value: 'taxCode', label: t`The tax code` },
  ]
  const change = (name: keyof MailChoice, value: string): void =>
    onChange({
      attachment: (name === 'attachment' ? mailedPdfs.find((each) => each === value) : null) ?? choice.attachment,
      password: (name === 'password' ? pdfPasswords.find((each) => each === value) : null) ?? choice.password,
    })
  return (
    <>
      <RadioGroup
        label={t`What the e-mail carries`}
        onChange={(value) => change('attachment', value)}
        options={attachments}
        value={choice.attachment}
      />
      {choice.attachment === 'closed' && (
        <RadioGroup
          description={t`The whole number, as the certificate has it. It keeps the certificate from eyes, not from somebody who knows the number.`}
          label={t`What opens it`}
          onChange={(value) => change('password', value)}
          options={passwords}
          value={choice.password}
        />
      )}
    </>
  )
}
