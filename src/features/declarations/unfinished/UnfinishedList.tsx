import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import { unfinishedForms, type UnfinishedForm } from '../../../api/contract/declarationUnfinished.ts'
import { useCollection } from '../collection/collection.ts'
import { UnfinishedBanner } from './UnfinishedBanner.tsx'
import { unfinishedKey, unfinishedQuery } from './unfinishedQuery.ts'

interface Props {
  readonly onContinue: (form: UnfinishedForm) => void
}

/** Over the list: forms that the user has begun and not saved; nothing when there is none. */
export const UnfinishedList = ({ onContinue }: Props) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { key } = useCollection()
  const { data: forms = [] } = useQuery(unfinishedQuery(api, key))
  const discard = async ({ id, revision }: UnfinishedForm): Promise<void> => {
    await api.send(unfinishedForms[key].discard, { params: { id }, query: { revision } })
    await queryClient.invalidateQueries({ queryKey: unfinishedKey })
  }
  return forms.map((form) => (
    <UnfinishedBanner
      form={form}
      key={form.id}
      onContinue={() => onContinue(form)}
      onDiscard={() => void discard(form)}
    />
  ))
}
