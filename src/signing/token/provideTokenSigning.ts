import { fromPromise } from 'xstate'
import type { AgentClient } from '../../api/agent/client.ts'
import { registrationMismatch, type CertificateRecord } from '../../domain/certificate.ts'
import { fail, succeed } from '../../domain/result.ts'
import { tokenSigning } from '../../machines/tokenSigning/tokenSigning.ts'
import type { AgentPermission } from '../../machines/agentPermission.ts'
import type { DocumentSigned, TokenRead } from '../../machines/tokenSigning/setup.ts'
import type { SigningInput } from '../../machines/signingWays.ts'
import type { SigningDocuments } from '../documents.ts'

interface TokenSigningParts {
  readonly agent: AgentClient
  readonly documents: SigningDocuments
  /** All certificates of the company; null where they cannot be known, and the server's own check is left to find out. */
  readonly readRegistered: (signal: AbortSignal) => Promise<readonly CertificateRecord[] | null>
}

/** tokenSigning with the local agent behind it. */
export const provideTokenSigning = ({ agent, documents, readRegistered }: TokenSigningParts) =>
  tokenSigning.provide({
    actors: {
      askPermission: fromPromise<AgentPermission, Record<string, never>>(() => agent.askPermission()),
      readToken: fromPromise<TokenRead, { sellerTaxCode: string }>(async ({ input, signal }) => {
        const answer = await agent.readToken({ sellerTaxCode: input.sellerTaxCode, signal })
        if (!answer.ok || answer.value === null) return answer
        const registered = await readRegistered(signal)
        const mismatch = registered === null ? null : registrationMismatch(answer.value, registered)
        return mismatch === null ? answer : fail(mismatch)
      }),
      signDocument: fromPromise<DocumentSigned, SigningInput>(async ({ input, signal }) => {
        const { reqKey, others = [], sellerTaxCode } = input
        const asked = [reqKey, ...others].map((key) => ({ reqKey: key, ...documents.toSign(key) }))
        const answer = await agent.signDocuments({ documents: asked, sellerTaxCode, signal })
        if (!answer.ok) return answer
        const { signed, signedBy, signerTaxCode } = answer.value
        for (const document of signed)
          if (!signal.aborted) documents.keepSignature(document.reqKey, { xml: document.xml, signedBy })
        return succeed({ signerTaxCode })
      }),
    },
  })
