import { readKnownCertificate } from '../../../signing/knownCertificates.ts'
import { completeSignature } from '../../../signing/xmldsig/preparedSignature.ts'
import { verifyDocument } from '../../../signing/xmldsig/verify.ts'
import { succeed } from '../../../src/domain/result.ts'
import { generatedByReqKey } from '../../documents/signable.ts'
import { keepingWhatHappened } from '../../companies/rights.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { ReachReason } from '../../remoteSigning/port.ts'
import { companyOf } from './company.ts'
import { endDocuments, type DocumentEnd } from './end.ts'
import type { Parts } from './parts.ts'
import { sealFor } from './sealed.ts'
import type { RemoteRequest } from './store/remoteRequests.ts'
import { after, signingFor } from './times.ts'

/** The signed document; null where the provider's signature is not the certificate's, or `register` would not take the document. */
const signedDocument = async (
  parts: Parts,
  request: RemoteRequest,
  value: Uint8Array | null,
): Promise<string | null> => {
  const { store, roots, clock, log, signable } = parts
  const { companyId, reqKey, certificate: der, preparedXml } = request
  const certificate = readKnownCertificate(Buffer.from(der, 'base64'))
  if (!certificate.ok) throw new Error('a request has lost its certificate')
  const generated = await generatedByReqKey(store, signable, companyId, reqKey)
  if (generated === null) {
    // Its declaration was deleted while the holder was asked.
    log('warn', 'remoteSigning.documentAbsent')
    return null
  }
  const { layout } = generated
  const signing = { certificate: certificate.value, layout }
  const xml = value === null ? null : completeSignature(preparedXml, signing, value)
  if (xml === null) {
    log('warn', 'remoteSigning.signatureWrong')
    return null
  }
  const { tax_id: taxCode } = await companyOf(parts, request)
  const now = clock()
  const trust = { roots, at: now }
  const verified = verifyDocument({ xml, layout, expectedXml: generated.xml, trust, taxCode, receivedAt: now })
  if (verified.ok) return xml
  log('warn', 'remoteSigning.documentRefused', { code: verified.failure.code })
  return null
}

/** Has the provider sign what the holder has confirmed, once, and ends each document with its outcome. */
export const sign = async (
  parts: Parts,
  request: RemoteRequest,
  activation: string,
  accountId: string,
): Promise<ServerRefusal<ReachReason | 'remoteSigning.signatureUnusable'> | null> => {
  const { store, remoteSigning, sealing, clock } = parts
  const { companyId, id, credentialId } = request
  const now = clock()
  const times = { now: now.toISOString(), until: after(now, signingFor).toISOString() }
  const claimed = await store.transaction(async ({ remoteRequests }) => {
    if (request.sealedActivation === null)
      await remoteRequests.keepAnswer(companyId, id, {
        sealedActivation: sealFor(sealing, request, 'activation', activation),
      })
    return succeed(await remoteRequests.claim(companyId, id, times))
  })
  if (!claimed.ok || !claimed.value) return null
  const documents = await store.remoteRequests.documentsOf(companyId, id)
  const digests = documents.map(({ digest }) => Buffer.from(digest, 'base64'))
  const signed = await remoteSigning.sign({ credentialId, digests, activation })
  if (!signed.ok && signed.failure.reason !== 'remoteSigning.signatureUnusable') {
    await store.remoteRequests.release(companyId, id)
    return signed.failure
  }
  const ends: DocumentEnd[] = []
  for (const document of documents) {
    const value = signed.ok ? (signed.value[document.place] ?? null) : null
    const signedXml = await signedDocument(parts, document, value)
    ends.push({ document, state: signedXml === null ? 'failed' : 'signed', signedXml })
  }
  await keepingWhatHappened(() => endDocuments(store, ends, { accountId, at: clock() }))
  return null
}
