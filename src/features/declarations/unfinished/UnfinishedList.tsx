import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { unfinishedForms } from '../../../api/contract/declarationUnfinished.ts'
import { type UnfinishedForm } from '../../../api/contract/documents/unfinished.ts'
import { useCollection } from '../kind/collection.ts'
import type { Discarded } from '../../../machines/formKeeping/setup.ts'
import { useDocumentRights, useRightText } from '../../../documents/rights.ts'
import { rightToContinue } from './rightToContinue.ts'
import { UnfinishedBanner } from './UnfinishedBanner.tsx'
import { unfinishedKey, unfinishedQuery } from './unfinishedQuery.ts'
import { useDiscarding } from './useDiscarding.ts'
import { useElsewhere } from './useElsewhere.ts'

interface Props {
  readonly onContinue: (form: UnfinishedForm) => void
  /** One of them is gone, and with it what had the focus. */
  readonly onDiscarded: () => void
}

/** Over the list: forms that the user has begun and not saved; nothing when there is none. */
export const UnfinishedList = ({ onContinue, onDiscarded }: Props) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { key } = useCollection()
  const { data: forms = [] } = useQuery(unfinishedQuery(api, key))
  const isElsewhere = useElsewhere()
  const wasDiscarded = useRef(false)
  useEffect(() => {
    if (wasDiscarded.current) onDiscarded()
    wasDiscarded.current = false
  }, [forms, onDiscarded])
  const discard = async ({ id, revision }: UnfinishedForm): Promise<Discarded> => {
    const answer = await api.send(unfinishedForms[key].discard, { params: { id }, query: { revision } })
    wasDiscarded.current = answer.ok && answer.value.discarded
    if (answer.ok) await queryClient.invalidateQueries({ queryKey: unfinishedKey })
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
