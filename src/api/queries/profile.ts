import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'
import { profile } from '../contract/profile.ts'
import { valueOrThrow } from '../failureError.ts'
import { useApi, useCurrentUser } from '../provider.tsx'

export const profileQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['settings', 'profile'],
    queryFn: async ({ signal }) => valueOrThrow(await api.send(profile, {}, { signal })),
  })

/** Name and picture of the signed-in person as their profile has them by now; the session keeps what it began with. */
export const useShownPerson = () => {
  const user = useCurrentUser()
  const { data: profile } = useQuery(profileQuery(useApi()))
  const { name, profile_image: image } = profile ?? user
  return { name, image, email: profile?.email ?? null }
}
