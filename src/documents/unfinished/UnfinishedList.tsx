import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi } from '../../api/provider.tsx'
import type { UnfinishedForm } from '../../api/contract/documents/unfinished.ts'
import type { Discarded } from '../../machines/formKeeping/setup.ts'
import { useFiledKind } from '../filedKind.ts'
import type { UnfinishedFormsProps } from '../list/listParts.ts'
import { useDocumentRights, useRightText } from '../rights.ts'
import { useShownKind } from '../shownKind.ts'
import { rightToContinue } from './rightToContinue.ts'
import { UnfinishedBanner } from './UnfinishedBanner.tsx'
import { unfinishedKey, unfinishedQuery } from './unfinishedQuery.ts'
import { useDiscarding } from './useDiscarding.ts'
import { useElsewhere } from './useElsewhere.ts'

/** Over the list: forms that the user has begun and not saved; nothing when there is none. */
export const UnfinishedList = ({ onContinue, onDiscarded }: UnfinishedFormsProps) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const kind = useShownKind()
  const calls = useFiledKind().unfinished
  const { data: forms = [] } = useQuery(unfinishedQuery(api, kind, calls))
  const isElsewhere = useElsewhere()
  const wasDiscarded = useRef(false)
  useEffect(() => {
    if (wasDiscarded.current) onDiscarded()
    wasDiscarded.current = false
  }, [forms, onDiscarded])
  const discard = async ({ id, revision }: UnfinishedForm): Promise<Discarded> => {
    const answer = await api.send(calls.discard, { params: { id }, query: { revision } })
    wasDiscarded.current = answer.ok && answer.value.discarded
    if (answer.ok) await queryClient.invalidateQueries({ queryKey: unfinishedKey(kind) })
    return answer
  }
  return forms.map((form) => (
    <ListedForm
      form={form}
      isElsewhere={isElsewhere({ way: form.way, originId: form.origin_id })}
      key={form.id}
      onContinue={() => onContinue(form)}
      onDiscard={() => discard(form)}
    />
  ))
}

interface ListedProps {
  readonly form: UnfinishedForm
  readonly isElsewhere: boolean
  readonly onContinue: () => void
  readonly onDiscard: () => Promise<Discarded>
}

const ListedForm = ({ form, isElsewhere, onContinue, onDiscard }: ListedProps) => {
  const { discarding, discard } = useDiscarding(onDiscard)
  const whyNotContinue = useRightText()(rightToContinue(form.way, useDocumentRights()))
  return (
    <UnfinishedBanner
      discarding={discarding}
      form={form}
      isElsewhere={isElsewhere}
      onContinue={onContinue}
      onDiscard={() => void discard()}
      whyNotContinue={whyNotContinue}
    />
  )
}
