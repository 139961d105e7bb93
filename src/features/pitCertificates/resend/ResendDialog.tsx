import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useForm, valiForm } from '@modular-forms/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import * as v from 'valibot'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { pitCertificateMatters } from '../../../api/contract/pitCertificateMatters.ts'
import { useApi } from '../../../api/provider.tsx'
import { taxpayerEmail } from '../../../domain/pitCertificate/fieldRules.ts'
import { useFieldMessages } from '../../../failures/useFieldMessages.ts'
import { FormFailure } from '../../../records/form/FormFailure.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { FormRoot } from '../../../ui/form/connect/FormRoot.tsx'
import { FormTextField } from '../../../ui/form/connect/FormTextField.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { MessageOfContext } from '../../../ui/texts.ts'
import { FiledCertificates } from '../kind/FiledCertificates.tsx'
import { certificateKeys } from '../queries/keys.ts'

interface Props {
  readonly documentId: string
  /** What the certificate is called. */
  readonly name: string
  /** The taxpayer's address as the certificate has it, or empty. */
  readonly email: string
  readonly onClose: () => void
}

const schema = v.object({ email: taxpayerEmail })
type Values = v.InferOutput<typeof schema>

const useResending = (sid: string, onSent: (address: string) => void) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (email: string) =>
      valueOrThrow(await api.send(pitCertificateMatters.resendEmail, { body: { sid, email } })).sent_to,
    onSuccess: onSent,
    onSettled: () => queryClient.invalidateQueries({ queryKey: certificateKeys.all }),
  })
  return { send: mutate, isPending, failure: error === null ? null : failureOf(error) }
}

/** Sends the taxpayer the e-mail about an accepted certificate again, to the address in it or to another one. */
export const ResendDialog = (props: Props) => (
  <FiledCertificates>
    <Resending {...props} />
  </FiledCertificates>
)

const Resending = ({ documentId, name, email, onClose }: Props) => {
  const { t } = useLingui()
  const id = useId()
  const messageOf = useFieldMessages()
  const [form] = useForm<Values>({ initialValues: { email }, validate: valiForm(schema) })
  const { send, isPending, failure } = useResending(documentId, (address) => {
    notify.success(t`The e-mail is on its way to ${address}`)
    onClose()
  })
  return (
    <Dialog
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>{t`Cancel`}</Button>
          <Button form={id} isPending={isPending} type="submit" variant="primary">{t`Send the e-mail`}</Button>
        </>
      }
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Send the e-mail about ${name} again`}
    >
      <MessageOfContext value={messageOf}>
        <FormRoot id={id} of={form} onSubmit={({ email: address }) => send(address)}>
          <Stack gap={4}>
            {failure !== null && <FormFailure failure={failure} step={msg`The e-mail was not sent`} />}
            <p>
              <Trans>
                The taxpayer reads in Vietnamese that your company has issued the certificate and the tax authority has
                accepted it, with the code and the link to look it up. No income and no tax stand in the e-mail.
              </Trans>
            </p>
            <FormTextField
              description={t`Another address than the one in the certificate is used for this e-mail alone.`}
              isReadOnly={isPending}
              isRequired
              label={t`E-mail address`}
              name="email"
              of={form}
              type="email"
            />
          </Stack>
        </FormRoot>
      </MessageOfContext>
    </Dialog>
  )
}
