import { useQuery } from '@tanstack/react-query'
import { valueOrThrow } from '../../api/failureError.ts'
import { useApi } from '../../api/provider.tsx'
import { readAnew } from '../../api/queries/readAnew.ts'
import { readSigningOption } from '../submit/readSigningOption.ts'
import { wayOf } from '../../machines/signingWays.ts'

/**
 * Whether the company has a certificate in an HSM that can sign now; undefined until it is known. True where it cannot be read: whatever
 * signs asks again.
 */
export const useHsmInUse = (): boolean | undefined => {
  const api = useApi()
  const { data, isError, isFetchedAfterMount } = useQuery({
    queryKey: ['signing-types', 'drafted'],
    queryFn: async ({ signal }) => valueOrThrow(await readSigningOption(api, signal)).available,
    ...readAnew,
  })
  if (isError) return true
  return isFetchedAfterMount ? data?.some((type) => wayOf(type) === 'hsm') : undefined
}
