import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { fail, succeed } from '../../../domain/result.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import type { InForceFound } from '../../../machines/documentForm/setup.ts'
import { useCollection } from '../kind/collection.ts'
import { inForceQuery } from '../queries/inForce.ts'
import type { DeclarationFields } from './fields.ts'
import { isAsOpened } from './unsavedChanges.ts'

/** Looks for what is in force; the fields are asked once that is known. */
export const useFindInForce = (fields: DeclarationFields, opened: DeclarationValues) => {
  const queryClient = useQueryClient()
  const api = useApi()
  const { key } = useCollection()
  return useCallback(async (): Promise<InForceFound> => {
    try {
      const found = await queryClient.fetchQuery(inForceQuery(api, key))
      return succeed({ isInForce: found !== null, isAsOpened: isAsOpened(fields, opened) })
    } catch (error) {
      const failure = failureOf(error)
      if (failure.code === 'unexpected') throw error
      return fail(failure)
    }
  }, [api, key, queryClient, fields, opened])
}
