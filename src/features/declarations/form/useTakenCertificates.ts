import { useQuery } from '@tanstack/react-query'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { withCertificates } from '../../../domain/declaration/takenCertificates.ts'
import { useCollection } from '../collection/collection.ts'
import { takenCertificatesQuery } from '../queries/takenCertificates.ts'
import type { FormSource } from './useFormSource.ts'

/** Certificates that the address has a new declaration take over; nothing is waited for where it names none. */
export const useTakenCertificates = (named: string | null) => {
  const query = useQuery({ ...takenCertificatesQuery(useApi(), useCollection().key, named), enabled: named !== null })
  const data = query.isFetchedAfterMount ? query.data : undefined
  return {
    /** What it is a change of, or null. */
    copy: data?.acceptedId ?? null,
    /** The form's source with their rows. */
    laidOver: (source: FormSource): FormSource => {
      if (named === null || source.state === 'failed') return source
      if (query.isError) return { state: 'failed', failure: failureOf(query.error), retry: () => void query.refetch() }
      if (data === undefined || source.state === 'loading') return { state: 'loading' }
      const { opened } = source
      const values = withCertificates(opened.values, data.records, opened.acceptedCertificates)
      return { ...source, opened: { ...opened, values } }
    },
  }
}
