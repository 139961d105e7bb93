import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/provider.tsx'
import { SavedDraftNotice } from '../../../../documents/form/SavedDraftNotice.tsx'
import { certificateName } from '../../kind/certificateName.ts'
import { certificateDetailQuery } from '../queries.ts'

interface Props {
  readonly documentId: string
  readonly isCorrection: boolean
}

/** The notice of a draft, with the name that the list shows it by. */
export const SavedDraft = ({ documentId, isCorrection }: Props) => {
  const { data } = useQuery(certificateDetailQuery(useApi(), documentId))
  const name = data === undefined ? '' : certificateName(data)
  return <SavedDraftNotice isCorrection={isCorrection} reference={name === '' ? null : name} />
}
