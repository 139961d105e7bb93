import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import { signatureKeyState } from '../../../api/contract/registeredSignatures.ts'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import type { Failure } from '../../../domain/failure.ts'
import { knownHsmFailure } from './knownHsmFailure.ts'

/** How the key of a certificate in an HSM stands before a PIN is entered. */
export type KeyState =
  /** The certificate lies in no HSM. */
  | { readonly is: 'none' }
  | { readonly is: 'read' }
  | { readonly is: 'failed'; readonly failure: Failure; readonly retry: () => void }
  /** No account of the signing server is kept with it. */
  | { readonly is: 'notConnected' }
  | { readonly is: 'locked' }
  /** `attemptsLeft` is null where the signing server does not say. */
  | { readonly is: 'open'; readonly attemptsLeft: number | null; readonly asksOtp: boolean }

/** Asked each time anew, and not kept: the next wrong PIN may be entered elsewhere. */
export const keyStateQuery = (api: ApiClient, id: string) => ({
  queryKey: ['settings', 'signature-key', id],
  gcTime: 0,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<KeyState> => {
    const state = valueOrThrow(await api.send(signatureKeyState, { params: { id }, body: {} }, { signal }))
    if (state.kept_yn === 'N') return { is: 'notConnected' }
    if (state.pin_locked) return { is: 'locked' }
    return { is: 'open', attemptsLeft: state.attempts_left, asksOtp: state.otp_yn === 'Y' }
  },
})

/** @param id of the certificate; null where none lies in an HSM */
export const useKeyState = (id: string | null): { readonly state: KeyState; readonly readAgain: () => void } => {
  const { data, error, refetch } = useQuery({ ...keyStateQuery(useApi(), id ?? ''), enabled: id !== null })
  const readAgain = (): void => void refetch()
  if (id === null) return { state: { is: 'none' }, readAgain }
  if (error !== null)
    return { state: { is: 'failed', failure: knownHsmFailure(failureOf(error)), retry: readAgain }, readAgain }
  return { state: data ?? { is: 'read' }, readAgain }
}
