import type { AgentClient } from '../../api/agent/client.ts'
import type { ApiClient } from '../../api/client.ts'
import { readCertificates } from '../../api/queries/allCertificates.ts'
import type { CertificateRecord } from '../../domain/certificate.ts'
import { provideHsmSigning } from '../../signing/hsm/provideHsmSigning.ts'
import { provideRemoteSigning } from '../../signing/remote/provideRemoteSigning.ts'
import { provideTokenSigning } from '../../signing/token/provideTokenSigning.ts'
import type { signingDocuments } from './signingDocuments.ts'

/**
 * The company's certificates for the check before signing. Another backend may write serial numbers in another way than the agent, and a
 * list that cannot be read keeps nobody from signing: the server checks the signature itself (docs/decisions/0182).
 */
const registeredCertificates = async (
  api: ApiClient,
  signal: AbortSignal,
): Promise<readonly CertificateRecord[] | null> => {
  if (!api.speaksContract()) return null
  const answer = await readCertificates(api, signal)
  return answer.ok ? answer.value : null
}

interface SigningParts {
  readonly api: ApiClient
  readonly agent: AgentClient
  readonly documents: ReturnType<typeof signingDocuments>
}

/** Every way to sign a document's XML. */
export const signingActors = ({ api, agent, documents }: SigningParts) => {
  const readRegistered = (signal: AbortSignal) => readCertificates(api, signal)
  return {
    hsmSigning: provideHsmSigning({ api, documents, readRegistered }),
    remoteSigning: provideRemoteSigning({ api, documents, readRegistered }),
    tokenSigning: provideTokenSigning({
      agent,
      documents,
      readRegistered: (signal) => registeredCertificates(api, signal),
    }),
  }
}
