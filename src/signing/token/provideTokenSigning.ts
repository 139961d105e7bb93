import { fromPromise } from 'xstate'
import type { AgentClient } from '../../api/agent/client.ts'
import { registrationMisfit, type CertificateRecord } from '../../domain/certificate.ts'
import { fail, succeed } from '../../domain/result.ts'
import {
  tokenSigning,
  type AgentPermission,
  type DocumentSigned,
  type TokenRead,
  type TokenSigningInput,
} from '../../machines/tokenSigning/tokenSigning.ts'

/** Where the XML to sign comes from, and where the signed one goes. */
export interface SigningDesk {
  readonly generated: (reqKey: string) => { readonly xml: string; readonly signId: string }
  /** A signature that an earlier attempt has already made of this very XML. */
  readonly saved: (reqKey: string) => { readonly signature: object | null } | null
  readonly keepSignature: (reqKey: string, signature: { readonly xml: string; readonly signedBy: string }) => void
}

interface TokenSigningParts {
  readonly agent: AgentClient
  readonly desk: SigningDesk
  /** All certificates of the company; null where they cannot be known, and the server's own check is left to find out. */
  readonly readRegistered: (signal: AbortSignal) => Promise<readonly CertificateRecord[] | null>
}

/** tokenSigning with the local agent behind it. An XML that is signed already is not signed a second time. */
export const provideTokenSigning = ({ agent, desk, readRegistered }: TokenSigningParts) =>
  tokenSigning.provide({
    actors: {
      askPermission: fromPromise<AgentPermission, Record<string, never>>(() => agent.askPermission()),
      readToken: fromPromise<TokenRead, { sellerTaxCode: string }>(async ({ input, signal }) => {
        const answer = await agent.readToken({ sellerTaxCode: input.sellerTaxCode, signal })
        if (!answer.ok || answer.value === null) return answer
        const registered = await readRegistered(signal)
        const misfit = registered === null ? null : registrationMisfit(answer.value, registered)
        return misfit === null ? answer : fail(misfit)
      }),
      signDocument: fromPromise<DocumentSigned, TokenSigningInput>(async ({ input, signal }) => {
        const { reqKey, sellerTaxCode } = input
        const hasSignature = (desk.saved(reqKey)?.signature ?? null) !== null
        if (hasSignature) return succeed({ signerTaxCode: sellerTaxCode })
        const { xml, signId } = desk.generated(reqKey)
        const answer = await agent.signDocument({ reqKey, xml, signId, sellerTaxCode, signal })
        if (!answer.ok) return answer
        const { signedXml, signedBy, signerTaxCode } = answer.value
        if (!signal.aborted) desk.keepSignature(reqKey, { xml: signedXml, signedBy })
        return succeed({ signerTaxCode })
      }),
    },
  })
