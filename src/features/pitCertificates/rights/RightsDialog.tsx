import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { pitCertificateRights, type PitAccount } from '../../../api/contract/pitCertificateRights.ts'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { pitPermissionsAmong, type Permission } from '../../../domain/session.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { FormFailure } from '../../../records/form/FormFailure.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { CheckboxGroup } from '../../../ui/form/CheckboxGroup.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { certificateKeys } from '../queries/keys.ts'
import { failureTexts } from './failureTexts.ts'
import { rightNames } from './rightNames.ts'

interface Props {
  readonly account: PitAccount
  readonly onClose: () => void
}

const rightsTexts = [failureTexts]

const useGranting = ({ account, onClose }: Props) => {
  const { t } = useTexts()
  const api = useApi()
  const queryClient = useQueryClient()
  const { id, full_name: name, permissions } = account
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (rights: readonly Permission[]) =>
      valueOrThrow(
        await api.send(pitCertificateRights.grant, {
          params: { id },
          body: { permissions: [...rights], before: [...pitPermissionsAmong(permissions)] },
        }),
      ),
    onSuccess() {
      notify.success(t`The rights of ${name} are saved, and hold from now on`)
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...certificateKeys.all, 'accounts'] }),
  })
  return { grant: mutate, isPending, failure: error === null ? null : failureOf(error) }
}

/** What an account may do in e-PIT. */
export const RightsDialog = (props: Props) => (
  <AreaTexts texts={rightsTexts}>
    <Rights {...props} />
  </AreaTexts>
)

const Rights = ({ account, onClose }: Props) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const id = useId()
  const [rights, setRights] = useState<readonly Permission[]>(() => pitPermissionsAmong(account.permissions))
  const { grant, isPending, failure } = useGranting({ account, onClose })
  const { full_name: name } = account
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    grant(rights)
  }
  return (
    <Dialog
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>{t`Cancel`}</Button>
          <Button form={id} isPending={isPending} type="submit" variant="primary">{t`Save`}</Button>
        </>
      }
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`What ${name} may do in e-PIT`}
    >
      <form id={id} onSubmit={submit}>
        <Stack gap={4}>
          {failure !== null && <FormFailure failure={failure} step={msg`The rights were not saved`} />}
          <CheckboxGroup
            description={t`Whoever signs and issues needs both rights. Without the right to income and tax, a certificate is listed and followed, but neither opened nor printed.`}
            isReadOnly={isPending}
            label={t`Rights`}
            onChange={(chosen) => setRights(pitPermissionsAmong(chosen))}
            options={Object.entries(rightNames).map(([value, label]) => ({ value, label: i18n._(label) }))}
            value={rights}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
