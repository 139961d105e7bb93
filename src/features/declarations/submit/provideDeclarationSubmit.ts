import type { QueryClient } from '@tanstack/react-query'
import type { AgentClient } from '../../../api/agent/client.ts'
import type { ApiClient } from '../../../api/client.ts'
import { declarationKeys } from '../queries/declarations.ts'
import type { CertificateRecord } from '../../../domain/certificate.ts'
import { declarationSubmit } from '../../../machines/declarationSubmit/declarationSubmit.ts'
import { provideHsmSigning } from '../../../signing/hsm/provideHsmSigning.ts'
import { provideRemoteSigning } from '../../../signing/remote/provideRemoteSigning.ts'
import { provideTokenSigning } from '../../../signing/token/provideTokenSigning.ts'
import { readCertificates } from '../../../api/queries/allCertificates.ts'
import { signingDocuments } from './signingDocuments.ts'
import { submitActors, type SubmitParts } from './submitActors.ts'

export interface DeclarationSubmitParts extends SubmitParts {
  readonly agent: AgentClient
  readonly queryClient: QueryClient
  /** Shows in passing that the XML is made (seed 000 §8, successes). */
  readonly announceGenerated: () => void
}

/**
 * The company's certificates for the check before signing. Another backend may write serial numbers in another way than the agent, and a
 * list that cannot be read keeps nobody from signing: the server checks the signature itself (docs/decisions/0182).
 */
export const registeredCertificates = async (
  api: ApiClient,
  signal: AbortSignal,
): Promise<readonly CertificateRecord[] | null> => {
  if (!api.speaksContract()) return null
  const answer = await readCertificates(api, signal)
  return answer.ok ? answer.value : null
}

/** declarationSubmit with everything that acts: server, ways to sign, what is kept over a reload, and the lists. */
export const provideDeclarationSubmit = ({
  agent,
  queryClient,
  announceGenerated,
  ...parts
}: DeclarationSubmitParts) => {
  const { api, store, userId } = parts
  const documents = signingDocuments(store, userId)
  const readRegistered = (signal: AbortSignal) => readCertificates(api, signal)
  return declarationSubmit.provide({
    actors: {
      ...submitActors(parts),
      hsmSigning: provideHsmSigning({ api, documents, readRegistered }),
      remoteSigning: provideRemoteSigning({ api, documents, readRegistered }),
      tokenSigning: provideTokenSigning({
        agent,
        documents,
        readRegistered: (signal) => registeredCertificates(api, signal),
      }),
    },
    actions: {
      announceGenerated,
      forgetWork: (_, { reqKey }) => reqKey !== null && store.remove(userId, reqKey),
      dropSignature: (_, { reqKey }) => reqKey !== null && documents.dropSignature(reqKey),
      refreshLists: () => void queryClient.invalidateQueries({ queryKey: declarationKeys.all }),
    },
  })
}
