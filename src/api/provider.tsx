import { createContext, use, useMemo, type ReactNode } from 'react'
import type { ApiClient } from './client.ts'
import type { SessionUser } from '../domain/session.ts'

const ApiContext = createContext<ApiClient | null>(null)
const UserContext = createContext<SessionUser | null>(null)

export const ApiProvider = ({ client, children }: { readonly client: ApiClient; readonly children: ReactNode }) => (
  <ApiContext value={client}>{children}</ApiContext>
)

/** Who is signed in, for every screen inside; what these send is sent as theirs, also when they go because somebody else comes. */
export const CurrentUserProvider = ({
  user,
  children,
}: {
  readonly user: SessionUser
  readonly children: ReactNode
}) => {
  const client = use(ApiContext)
  const own = useMemo(() => client?.of(user.id) ?? null, [client, user.id])
  return (
    <ApiContext value={own}>
      <UserContext value={user}>{children}</UserContext>
    </ApiContext>
  )
}

export const useApi = (): ApiClient => {
  const client = use(ApiContext)
  if (client === null) throw new Error('useApi outside ApiProvider')
  return client
}

export const useCurrentUser = (): SessionUser => {
  const user = use(UserContext)
  if (user === null) throw new Error('useCurrentUser outside CurrentUserProvider')
  return user
}
