import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { ApiClient } from '../../../api/client.ts'
import { pitCertificateCorrections } from '../../../api/contract/pitCertificateCorrections.ts'
import { succeed } from '../../../domain/result.ts'
import { correction } from '../../../machines/correction/correction.ts'
import type { CorrectionDrafted, CorrectionInput, DocumentRead, DraftWork } from '../../../machines/correction/setup.ts'
import { certificateKeys } from '../queries/keys.ts'
import { draftCertificate } from './draftCertificate.ts'

export interface CorrectionParts {
  readonly api: ApiClient
  readonly queryClient: QueryClient
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
}

const reading = ({ api }: CorrectionParts) =>
  fromPromise<DocumentRead, Pick<CorrectionInput, 'documentId'>>(async ({ input: { documentId: id }, signal }) => {
    const answer = await api.send(pitCertificateCorrections, { params: { id } }, { signal })
    if (!answer.ok) return answer
    const { is_accepted: isAccepted, made, is_pending: isPending } = answer.value
    return succeed({ isAccepted, made, isPending })
  })

const drafting = (parts: CorrectionParts) =>
  fromPromise<CorrectionDrafted, DraftWork>(async ({ input: { method, ...work }, signal }) => {
    // A notice is filled in on its own page, which is opened with the certificate.
    if (method === 'notice' || method === null) return succeed({ draftId: work.documentId })
    const drafted = await draftCertificate(parts, { ...work, method }, signal)
    await parts.queryClient.invalidateQueries({ queryKey: certificateKeys.all })
    return drafted
  })

/** The chart of corrections with its actors, for PIT certificates. */
export const provideCorrection = (parts: CorrectionParts) =>
  correction.provide({ actors: { readDocument: reading(parts), draftCorrection: drafting(parts) } })
