import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { readAnew } from '../../../api/queries/readAnew.ts'
import { withCertificates } from '../../../domain/declaration/takenCertificates.ts'
import { useCollection } from '../kind/collection.ts'
import { takenCertificatesQuery } from '../queries/takenCertificates.ts'
import type { FormSource } from './useFormSource.ts'

interface Asked {
  /** Ids of registered certificates with commas between, or null. */
  readonly certificates: string | null
  readonly change: boolean
}

/** What the address has a new declaration take over; nothing is waited for where it names no certificate and begins no change. */
export const useTakenCertificates = ({ certificates, change }: Asked) => {
  const isAsked = change || certificates !== null
  const query = useQuery({
    ...takenCertificatesQuery(useApi(), useCollection().key, certificates),
    ...readAnew,
    enabled: isAsked,
  })
  // The form stays one of the declaration that it was opened from, though another one is accepted while it is open.
  const [data, setData] = useState<typeof query.data>()
  if (!isAsked && data !== undefined) setData(undefined)
  if (isAsked && data === undefined && query.isFetchedAfterMount && query.data !== undefined) setData(query.data)
  return {
    /** What it is a change of, or null. */
    copy: data?.acceptedId ?? null,
    /** The form's source with their rows. */
    laidOver: (source: FormSource): FormSource => {
      if (!isAsked || source.state === 'failed') return source
      if (query.isError) return { state: 'failed', failure: failureOf(query.error), retry: () => void query.refetch() }
      if (data === undefined || source.state === 'loading') return { state: 'loading' }
      const { opened } = source
      const values = withCertificates(opened.values, data.records, opened.acceptedCertificates)
      return { ...source, opened: { ...opened, values } }
    },
  }
}
