import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/provider.tsx'
import { useFiling } from '../../kind/filing.ts'
import { declarationDetailQuery } from '../../queries/declarationDetail.ts'
import { SavedDraftNotice } from '../../../../documents/form/SavedDraftNotice.tsx'

interface Props {
  readonly declarationId: string
  readonly isCorrection: boolean
}

/** The notice of a draft, with the reference that the list shows it by. */
export const SavedDraft = ({ declarationId, isCorrection }: Props) => {
  const { data } = useQuery(declarationDetailQuery(useApi(), useFiling(), declarationId))
  const reference = data?.reference ?? ''
  return <SavedDraftNotice isCorrection={isCorrection} reference={reference === '' ? null : reference} />
}
