import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteShops, type ShopRow } from '../../../api/contract/shops.ts'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import type { Failure } from '../../../domain/failure.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { failureTexts } from '../failureTexts.ts'
import { shopKeys } from '../queries.ts'
import { usesIn } from './inUse.ts'
import { ShopsToDelete } from './ShopsToDelete.tsx'

const known = [failureTexts]

interface Props {
  /** At least one, those of other pages included. */
  readonly shops: readonly ShopRow[]
  readonly onDeleted: (deleted: readonly ShopRow[]) => void
  readonly onClose: () => void
}

/** Asks, deletes all of the shops or none, and says of each that is in use what uses it (seed 001 §8, docs/decisions/0251). */
export const DeleteShopsDialog = ({ shops, onDeleted, onClose }: Props) => {
  const { t } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState(shops)
  const deletion = useMutation({
    mutationFn: async (chosen: readonly ShopRow[]) =>
      valueOrThrow(await api.send(deleteShops, { body: { shop_id: chosen.map(({ id }) => id) } })),
    onMutate: setAsked,
    onSuccess: (_, chosen) => {
      notify.success(t`Deleted Shops Successfully`)
      onDeleted(chosen)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: shopKeys.all }),
  })
  const failure = deletion.error === null ? null : failureOf(deletion.error)
  const uses = usesIn(failure)
  const free = asked.filter((_, place) => !uses.has(place))
  const isRefused = uses.size > 0
  return (
    <ConfirmDialog
      cancelLabel={t`Cancel`}
      confirmLabel={isRefused ? t`Delete the others` : t`Delete`}
      disabledReason={free.length === 0 ? t`All of these shops are in use` : undefined}
      isOpen
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate(free)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Are you sure you want to delete this shop/these shops?`}
      tone="danger"
    >
      {failure === null && (
        <p>
          <Plural
            one="# shop and its POS will be gone for good."
            other="# shops and their POS will be gone for good."
            value={asked.length}
          />
        </p>
      )}
      {failure !== null && (
        <AreaTexts texts={known}>
          <DeletionFailure failure={failure} />
        </AreaTexts>
      )}
      <ShopsToDelete shops={asked} uses={uses} />
    </ConfirmDialog>
  )
}

const DeletionFailure = ({ failure }: { readonly failure: Failure }) => {
  const { title, text } = useFailureText()(failure, msg`Delete shops failed`)
  return (
    <Banner isLive title={title} tone="danger">
      <p>{text}</p>
    </Banner>
  )
}
