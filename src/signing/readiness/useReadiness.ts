import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiClient } from '../../api/client.ts'
import { company } from '../../api/contract/settings.ts'
import { isAdmitted, type ScopedAccess } from '../../api/contract/call.ts'
import { hsmLogin } from '../../api/contract/hsm.ts'
import { remoteSigningCertificates } from '../../api/contract/remoteSigning.ts'
import { heardAgentVersion } from '../../api/agent/version.ts'
import { useApi, useCurrentUser } from '../../api/provider.tsx'
import type { CertificateRecord } from '../../domain/certificate.ts'
import { unexpected } from '../../domain/failure.ts'
import { succeed } from '../../domain/result.ts'
import { readCertificates } from '../../api/queries/allCertificates.ts'
import { useAgentClient } from '../token/useAgentClient.ts'
import { useSignedCollection } from '../signedCollection.ts'
import { acceptanceCollections } from './ask/acceptanceCollections.ts'
import { askingWith, type Asking } from './ask/asking.ts'
import { findAcceptance } from './ask/findAcceptance.ts'
import { hsmCertificatesIn, readHsmKeys } from './ask/readHsmKeys.ts'
import { readRemoteKeys, remoteCertificatesIn, type RemoteHolder } from './ask/readRemoteKeys.ts'
import { readSession } from './ask/readSession.ts'
import { checkedOf, checking, known, open, type Checked } from './checked.ts'
import type { AgentAnswer, HsmKeyAnswer, ReadinessFacts, RemoteKeyAnswer } from './facts.ts'
import { tokenIn } from './judge/computer.ts'

/** Answers are of this moment: nothing of an earlier look is shown. */
const readinessKey = ['readiness'] as const
const momentary = { gcTime: 0, staleTime: 0, retry: false, refetchOnReconnect: false } as const

/** What a query has found; `otherwise` while it has not been asked. */
const checkedBy = <Data, Value>(
  { data, error, isFetching }: UseQueryResult<Data>,
  read: (data: Data) => Checked<Value>,
): Checked<Value> => {
  if (isFetching) return checking
  if (error !== null) return { state: 'failed', failure: unexpected(error) }
  return data === undefined ? open : read(data)
}

/** The agent is not asked by itself while the browser would ask the user about it, nor before it is known whose token is looked for. */
const useAgentFacts = (taxCode: ReadinessFacts['taxCode']) => {
  const agent = useAgentClient()
  const permission = useQuery({
    ...momentary,
    queryKey: [...readinessKey, 'permission'],
    queryFn: () => agent.askPermission(),
  })
  const sellerTaxCode = taxCode.state === 'known' ? taxCode.value : null
  const token = useQuery({
    ...momentary,
    enabled: permission.data !== undefined && permission.data !== 'toBeAsked' && taxCode.state !== 'checking',
    queryKey: [...readinessKey, 'agent'],
    queryFn: async ({ signal }): Promise<AgentAnswer> => {
      const read = await agent.inspectToken({ sellerTaxCode, signal })
      return { version: heardAgentVersion.now(), token: read }
    },
  })
  const isWaiting = permission.isFetching || taxCode.state === 'checking'
  return {
    permission: checkedBy(permission, known),
    agent: isWaiting ? checking : checkedBy(token, known),
    askBrowser: async (): Promise<void> => {
      await token.refetch()
      await permission.refetch()
    },
  }
}

const useServerFacts = (api: ApiClient) => {
  const [opened] = useState(() => Date.now())
  const taxCode = useQuery({
    ...momentary,
    queryKey: [...readinessKey, 'company'],
    queryFn: async ({ signal }) => {
      const answer = await api.send(company, {}, askingWith(signal))
      return answer.ok ? succeed(answer.value.tax_id) : answer
    },
  })
  const certificates = useQuery({
    ...momentary,
    queryKey: [...readinessKey, 'certificates'],
    queryFn: ({ signal }) => readCertificates(api, signal, askingWith(signal)),
  })
  const session = useQuery({
    ...momentary,
    queryKey: [...readinessKey, 'session'],
    queryFn: async ({ signal }) => ({ answer: await readSession(api, askingWith(signal)), at: Date.now() }),
  })
  return {
    taxCode: checkedBy(taxCode, checkedOf),
    certificates: checkedBy(certificates, checkedOf),
    session: checkedBy(session, ({ answer }) => checkedOf(answer)),
    at: session.data?.at ?? opened,
  }
}

/** What is asked with a serial number, once that is known. */
const useAcceptance = (api: ApiClient, agent: Checked<AgentAnswer>) => {
  const token = tokenIn(agent)
  const serialNumber = token.state === 'known' ? token.value.serialNumber : null
  const collections = acceptanceCollections(useSignedCollection(), useCurrentUser())
  const acceptance = useQuery({
    ...momentary,
    enabled: serialNumber !== null,
    queryKey: [...readinessKey, 'acceptance', collections, serialNumber],
    queryFn: ({ signal }) => findAcceptance(api, collections, serialNumber ?? '', askingWith(signal)),
  })
  return checkedBy(acceptance, checkedOf)
}

type KeyQuestion<Holder, Key> = {
  /** Names the question, also in the cache. */
  name: 'hsm' | 'remote'
  access: ScopedAccess
  holdersIn: (certificates: readonly CertificateRecord[]) => readonly Holder[]
  read: (api: ApiClient, holders: readonly Holder[], asking: Asking) => Promise<readonly Key[]>
}

const hsmKeys: KeyQuestion<string, HsmKeyAnswer> = {
  name: 'hsm',
  access: hsmLogin.access,
  holdersIn: hsmCertificatesIn,
  read: readHsmKeys,
}

const remoteKeys: KeyQuestion<RemoteHolder, RemoteKeyAnswer> = {
  name: 'remote',
  access: remoteSigningCertificates.access,
  holdersIn: remoteCertificatesIn,
  read: readRemoteKeys,
}

/** What is asked of the keys that the company's certificates name; open for whom the call does not admit. */
const useKeys = <Holder, Key>(
  { name, access, holdersIn, read }: KeyQuestion<Holder, Key>,
  api: ApiClient,
  certificates: ReadinessFacts['certificates'],
): Checked<readonly Key[]> => {
  const isAllowed = isAdmitted(access, useCurrentUser())
  const holders = certificates.state === 'known' ? holdersIn(certificates.value) : []
  const keys = useQuery({
    ...momentary,
    enabled: isAllowed && holders.length > 0,
    queryKey: [...readinessKey, name, holders],
    queryFn: ({ signal }) => read(api, holders, askingWith(signal)),
  })
  if (!isAllowed) return open
  return holders.length === 0 ? known([]) : checkedBy(keys, known)
}

/** Asks everything that signing needs, each by itself and all at once, and again when it is wanted. */
export const useReadiness = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  const server = useServerFacts(api)
  const { askBrowser, ...computer } = useAgentFacts(server.taxCode)
  const facts: ReadinessFacts = {
    ...computer,
    ...server,
    acceptance: useAcceptance(api, computer.agent),
    hsm: useKeys(hsmKeys, api, server.certificates),
    remote: useKeys(remoteKeys, api, server.certificates),
  }
  return {
    facts,
    askBrowser: (): void => void askBrowser(),
    checkAgain: (): void => void queryClient.resetQueries({ queryKey: readinessKey }),
  }
}
