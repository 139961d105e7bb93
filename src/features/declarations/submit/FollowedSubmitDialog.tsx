import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { declarationDetailQuery } from '../queries/declarationDetail.ts'
import { SubmitDialog } from './SubmitDialog.tsx'

type Props = Omit<ComponentProps<typeof SubmitDialog>, 'filed'>

/** The dialog of a submission, which goes on to say what becomes of the declaration once it is registered. */
export const FollowedSubmitDialog = (props: Props) => {
  const id = useSelector(props.actor, (state) =>
    state.matches('registered') ? (state.context.work?.declarationId ?? null) : null,
  )
  const { data } = useQuery({ ...declarationDetailQuery(useApi(), id ?? ''), enabled: id !== null })
  return <SubmitDialog {...props} filed={id === null ? null : (data ?? null)} />
}
