import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useForm, valiForm } from '@modular-forms/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import * as v from 'valibot'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { invoiceMatters } from '../../../api/contract/invoiceMatters.ts'
import { useApi } from '../../../api/provider.tsx'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import type { FailureTexts } from '../../../failures/knownTexts.ts'
import { useFieldMessages } from '../../../failures/useFieldMessages.ts'
import { FormFailure } from '../../../records/form/FormFailure.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { FormRoot } from '../../../ui/form/connect/FormRoot.tsx'
import { FormTextField } from '../../../ui/form/connect/FormTextField.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { MessageOfContext } from '../../../ui/texts.ts'
import { FiledInvoices } from '../kind/FiledInvoices.tsx'
import { invoiceKeys } from '../queries/keys.ts'
import { addressesIn, addressesSchema } from './addresses.ts'

interface Props {
  readonly documentId: string
  /** What the invoice is called. */
  readonly name: string
  /** The buyer's address as the invoice has it, or empty. */
  readonly email: string
  readonly onClose: () => void
}

const schema = v.object({ emails: addressesSchema })
type Values = v.InferOutput<typeof schema>

const useResending = (sid: string, onSent: (addresses: readonly string[]) => void) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (emails: readonly string[]) =>
      valueOrThrow(await api.send(invoiceMatters.resendEmail, { body: { sid, emails: [...emails] } })).sent_to,
    onSuccess: onSent,
    onSettled: () => queryClient.invalidateQueries({ queryKey: invoiceKeys.all }),
  })
  return { send: mutate, isPending, failure: error === null ? null : failureOf(error) }
}

/** Too many requests mean something here: mails are counted. */
const mailTexts: readonly FailureTexts[] = [
  {
    refusals: {
      'request.tooMany': {
        title: msg`This e-mail was sent a moment ago`,
        text: msg`An address gets it once a minute at most, and one invoice is sent ten times an hour at most. Wait, then send it again.`,
      },
    },
  },
]

/** Sends the buyer the e-mail about an accepted invoice again, to the address in it or to others. */
export const ResendDialog = (props: Props) => (
  <FiledInvoices>
    <AreaTexts texts={mailTexts}>
      <Resending {...props} />
    </AreaTexts>
  </FiledInvoices>
)

const Resending = ({ documentId, name, email, onClose }: Props) => {
  const { t } = useLingui()
  const id = useId()
  const messageOf = useFieldMessages()
  const [form] = useForm<Values>({ initialValues: { emails: email }, validate: valiForm(schema) })
  const { send, isPending, failure } = useResending(documentId, (addresses) => {
    const sentTo = addresses.join(', ')
    notify.success(t`The e-mail is on its way to ${sentTo}`)
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
        <FormRoot id={id} of={form} onSubmit={({ emails }) => send(addressesIn(emails))}>
          <Stack gap={4}>
            {failure !== null && <FormFailure failure={failure} step={msg`The e-mail was not sent`} />}
            <p>
              <Trans>
                The buyer reads that your company has issued the invoice and the tax authority has accepted it, with the
                PDF and the signed XML.
              </Trans>
            </p>
            <FormTextField
              description={t`Up to 5 addresses, with commas between them. Others than the one in the invoice are used for this e-mail alone.`}
              isReadOnly={isPending}
              isRequired
              label={t`E-mail addresses`}
              name="emails"
              of={form}
            />
          </Stack>
        </FormRoot>
      </MessageOfContext>
    </Dialog>
  )
}
