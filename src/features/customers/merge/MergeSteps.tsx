import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mergeCustomers, type SharedTaxCode } from '../../../api/contract/customers.ts'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { customerKeys } from '../../../api/queries/customers.ts'
import { FormFailure } from '../../../records/form/FormFailure.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { UsersIcon } from '../../../ui/icons/icons.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Namesakes } from './Namesakes.tsx'

interface Props {
  readonly title: string
  readonly shared: readonly SharedTaxCode[]
  readonly onClose: () => void
}

interface Choice {
  readonly stands: string
  readonly others: readonly string[]
}

/** Has one customer stand for others; the list behind is read anew. */
const useMerging = (onMerged: () => void) => {
  const { t } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ stands, others }: Choice) =>
      valueOrThrow(await api.send(mergeCustomers, { body: { customer_id: stands, merged_id: [...others] } })),
    onSuccess: () => {
      notify.success(t`Customers merged`)
      onMerged()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: customerKeys.lists }),
  })
}

/** One tax code after another: which of its customers stays, or the next one. */
export const MergeSteps = ({ title, shared: found, onClose }: Props) => {
  // What was read as the dialog opened: its tax codes do not change under the hands.
  const [shared] = useState(found)
  const [place, setPlace] = useState(0)
  const now = shared[place]
  if (now === undefined) return <NothingLeft onClose={onClose} title={title} wasNone={shared.length === 0} />
  return (
    <OneTaxCode
      key={now.tax_code}
      now={now}
      onClose={onClose}
      onNext={() => setPlace(place + 1)}
      place={place}
      title={title}
      total={shared.length}
    />
  )
}

interface NothingProps extends Pick<Props, 'title' | 'onClose'> {
  readonly wasNone: boolean
}

const NothingLeft = ({ title, wasNone, onClose }: NothingProps) => {
  const { t } = useLingui()
  return (
    <Dialog
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="medium"
      title={title}
    >
      <EmptyState icon={<UsersIcon size={24} />} title={t`Nothing to merge`}>
        {wasNone ? (
          <Trans>No two customers of your company have the same tax code.</Trans>
        ) : (
          <Trans>These were all tax codes that several customers had.</Trans>
        )}
      </EmptyState>
    </Dialog>
  )
}

interface OneProps extends Pick<Props, 'title' | 'onClose'> {
  readonly now: SharedTaxCode
  readonly place: number
  readonly total: number
  readonly onNext: () => void
}

const OneTaxCode = ({ title, now, place, total, onNext, onClose }: OneProps) => {
  const { t } = useLingui()
  const [stands, setStands] = useState(now.customers[0]?.id ?? '')
  const merging = useMerging(onNext)
  const others = now.customers.flatMap(({ id }) => (id === stands ? [] : [id]))
  return (
    <Dialog
      footer={
        <>
          <Button onPress={onClose}>{t`Close`}</Button>
          <Button isDisabled={merging.isPending} onPress={onNext}>{t`Leave them as they are`}</Button>
          <Button isPending={merging.isPending} onPress={() => merging.mutate({ stands, others })} variant="primary">
            {t`Merge`}
          </Button>
        </>
      }
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="medium"
      title={title}
    >
      <Stack gap={4}>
        {merging.error !== null && (
          <FormFailure failure={failureOf(merging.error)} step={msg`The customers were not merged`} />
        )}
        <Namesakes
          customers={now.customers}
          onChoose={setStands}
          position={t`Tax code ${place + 1} of ${total}`}
          stands={stands}
          taxCode={now.tax_code}
        />
      </Stack>
    </Dialog>
  )
}
