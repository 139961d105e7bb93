import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { activateUsers, deactivateUsers, type ActivityResult, type UserRow } from '../../../api/contract/users.ts'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import type { Failure } from '../../../domain/failure.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { failureTexts } from '../failureTexts.ts'
import type { Activity } from '../list/activity.ts'
import { userLabel } from '../list/userTexts.tsx'
import { userKeys } from '../queries.ts'
import { refusalOf } from './results.ts'

const known = [failureTexts]

interface Props {
  readonly command: Activity
  /** At least one, those of other pages included. */
  readonly users: readonly UserRow[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Activates or deactivates each user for itself; what is read anew behind does not change what was asked. */
const useActivity = ({ command, users: chosen, onDone, onClose }: Props) => {
  const { t } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const [users] = useState(chosen)
  const isEnd = command === 'deactivate'
  const body = { ids: users.map(({ id }) => id) }
  const change = useMutation({
    mutationFn: async () => valueOrThrow(await api.send(isEnd ? deactivateUsers : activateUsers, { body })),
    onSuccess: ({ results }) => {
      onDone()
      if (!results.every(({ result }) => refusalOf[result] === null)) return
      notify.success(isEnd ? t`Deactivate User Successfully` : t`Activate User Successfully`)
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  })
  return { users, change }
}

/** Asks, and says of the users that stayed as they were why (seed 001 §4, §8). */
export const ActivityDialog = (props: Props) => {
  const { command, onClose } = props
  const { t } = useLingui()
  const { users, change } = useActivity(props)
  const isEnd = command === 'deactivate'
  if (change.data !== undefined) return <Results onClose={onClose} results={change.data.results} users={users} />
  return (
    <ConfirmDialog
      cancelLabel={t`Cancel`}
      confirmLabel={isEnd ? t`Deactivate` : t`Activate`}
      isOpen
      isPending={change.isPending}
      onConfirm={() => change.mutate()}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isEnd ? t`Deactivate these users?` : t`Activate these users?`}
      tone={isEnd ? 'danger' : 'default'}
    >
      <p>
        {isEnd ? (
          <Plural
            one="# user can no longer sign in, and is signed out at once."
            other="# users can no longer sign in, and are signed out at once."
            value={users.length}
          />
        ) : (
          <Plural one="# user can sign in again." other="# users can sign in again." value={users.length} />
        )}
      </p>
      {change.error !== null && (
        <AreaTexts texts={known}>
          <ChangeFailure failure={failureOf(change.error)} isEnd={isEnd} />
        </AreaTexts>
      )}
      <ul>
        {users.map((user) => (
          <li key={user.id}>{userLabel(user)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

const ChangeFailure = ({ failure, isEnd }: { readonly failure: Failure; readonly isEnd: boolean }) => {
  const { title, text } = useFailureText()(failure, isEnd ? msg`Deactivate users failed` : msg`Activate users failed`)
  return (
    <Banner isLive title={title} tone="danger">
      <p>{text}</p>
    </Banner>
  )
}

interface ResultsProps {
  readonly results: readonly ActivityResult[]
  readonly users: readonly UserRow[]
  readonly onClose: () => void
}

/** What became of each user, where some stayed as they were. */
const Results = ({ results, users, onClose }: ResultsProps) => {
  const { t, i18n } = useLingui()
  const shown = results.flatMap(({ id, result }) => {
    const user = users.find((each) => each.id === id)
    return user === undefined ? [] : [{ user, refusal: refusalOf[result] }]
  })
  return (
    <Dialog
      footer={
        <Button autoFocus onPress={onClose} variant="primary">
          {t`Close`}
        </Button>
      }
      isOpen
      onOpenChange={onClose}
      size="small"
      title={t`Some users stayed as they were`}
    >
      <ul>
        {shown.map(({ user, refusal }) => (
          <li key={user.id}>
            {userLabel(user)}:{' '}
            <strong>
              {refusal === null ? t({ message: 'Changed', context: 'What became of a user' }) : i18n._(refusal)}
            </strong>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
