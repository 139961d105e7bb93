import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { fromPromise } from 'xstate'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { fail, succeed } from '../../../domain/result.ts'
import type { InForceFound } from '../../../machines/documentForm/setup.ts'
import { useCollection } from '../kind/collection.ts'
import { inForceQuery } from '../queries/inForce.ts'

/** Gives the form's machine what looks for what is in force; the fields are asked once that is known. */
export const useFindInForce = () => {
  const queryClient = useQueryClient()
  const api = useApi()
  const { key } = useCollection()
  return useCallback(
    (isAsOpened: () => boolean) =>
      fromPromise<InForceFound, Record<string, never>>(async () => {
        try {
          const found = await queryClient.fetchQuery(inForceQuery(api, key))
          return succeed({ isInForce: found !== null, isAsOpened: isAsOpened() })
        } catch (error) {
          const failure = failureOf(error)
          if (failure.code === 'unexpected') throw error
          return fail(failure)
        }
      }),
    [api, key, queryClient],
  )
}
