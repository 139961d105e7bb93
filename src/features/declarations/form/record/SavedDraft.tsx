import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/provider.tsx'
import { declarationDetailQuery } from '../../queries/declarationDetail.ts'
import { SavedDraftNotice } from './SavedDraftNotice.tsx'

/** The notice of a draft, with the reference that the list shows it by. */
export const SavedDraft = ({ declarationId }: { readonly declarationId: string }) => {
  const { data } = useQuery(declarationDetailQuery(useApi(), declarationId))
  const reference = data?.reference ?? ''
  return <SavedDraftNotice reference={reference === '' ? null : reference} />
}
