import type { Sealing } from '../../secrets/sealing.ts'
import type { RemoteRequest } from './store/remoteRequests.ts'

type Name = Pick<RemoteRequest, 'companyId' | 'id'>

const placeOf = ({ companyId, id }: Name, column: string) => ['remote_requests', companyId, id, column]

/** The provider's handle of an authorization, or the activation that makes it sign, as they are kept. */
export const sealFor = (sealing: Sealing, request: Name, column: 'handle' | 'activation', text: string): string =>
  sealing.seal('remote-signing', placeOf(request, column), text)

/** The same opened; null where there is none, or it was sealed under another master key. */
export const openFor = (
  sealing: Sealing,
  request: Name,
  column: 'handle' | 'activation',
  sealed: string | null,
): string | null =>
  sealed === null ? null : (sealing.open('remote-signing', placeOf(request, column), sealed)?.toString('utf8') ?? null)
