import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useForm, valiForm } from '@modular-forms/react'
import { useId } from 'react'
import * as v from 'valibot'
import { useCurrentUser } from '../../../api/provider.tsx'
import { converterName } from '../../../domain/invoice/conversion.ts'
import { useFieldMessages } from '../../../failures/useFieldMessages.ts'
import { FormFailure } from '../../../records/form/FormFailure.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { FormRoot } from '../../../ui/form/connect/FormRoot.tsx'
import { FormTextField } from '../../../ui/form/connect/FormTextField.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { MessageOfContext } from '../../../ui/texts.ts'
import { useConversion } from './useConversion.ts'

interface Props {
  readonly documentId: string
  /** What the invoice is called. */
  readonly name: string
  readonly onConverted: () => void
  readonly onClose: () => void
}

const schema = v.object({ converter: converterName })
type Values = v.InferOutput<typeof schema>

/** Asks who converts an invoice, and says that it is done once. */
export const ConversionForm = ({ documentId, name, onConverted, onClose }: Props) => {
  const { t } = useLingui()
  const id = useId()
  const messageOf = useFieldMessages()
  const user = useCurrentUser()
  const [form] = useForm<Values>({ initialValues: { converter: user.name }, validate: valiForm(schema) })
  const { convert, isPending, failure } = useConversion(documentId, onConverted)
  return (
    <Dialog
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>{t`Cancel`}</Button>
          <Button form={id} isPending={isPending} type="submit" variant="primary">{t`Convert to paper`}</Button>
        </>
      }
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Convert ${name} to paper`}
    >
      <MessageOfContext value={messageOf}>
        <FormRoot id={id} of={form} onSubmit={({ converter }) => convert(converter)}>
          <Stack gap={4}>
            {failure !== null && <FormFailure failure={failure} step={msg`The e-invoice was not converted`} />}
            <Banner title={t`An e-invoice is converted to paper once`} tone="warning">
              <Trans>
                The paper bears the name below and the time of now, and neither can be changed afterwards. It is for
                bookkeeping: goods and money move by the e-invoice alone.
              </Trans>
            </Banner>
            <FormTextField
              description={t`It is printed below “Người chuyển đổi”, where this person signs the paper.`}
              isReadOnly={isPending}
              isRequired
              label={t`Name of the person who converts it`}
              name="converter"
              of={form}
            />
          </Stack>
        </FormRoot>
      </MessageOfContext>
    </Dialog>
  )
}
