import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import { useFiling } from '../kind/filing.ts'
import { declarationDetailQuery } from '../queries/declarationDetail.ts'
import { ExplanationNotice } from '../explanation/ExplanationNotice.tsx'
import { ConfirmationNotice } from './ConfirmationNotice.tsx'
import { RepresentativeNotice } from './RepresentativeNotice.tsx'

const SentNotice = ({ documentId }: { readonly documentId: string }) => {
  const { data } = useQuery(declarationDetailQuery(useApi(), useFiling(), documentId))
  if (data === undefined) return null
  return (
    <>
      <ConfirmationNotice declaration={data} />
      <ExplanationNotice declaration={data} declarationId={null} />
    </>
  )
}

interface Props {
  readonly documentId: string
  readonly isSent: boolean
}

/** What the legal representative has to do about a declaration: before it is signed, and once it is sent. */
export const SubmitNotice = ({ documentId, isSent }: Props) =>
  isSent ? <SentNotice documentId={documentId} /> : <RepresentativeNotice declarationId={documentId} />
