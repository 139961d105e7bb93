import type { AnswerOf, RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import { openKey, type AskedKey } from '../../hsm/openKey.ts'
import { signGenerated, type DocumentStatus, type DocumentToSign } from '../../hsm/xmlSigning.ts'
import { generatedByReqKeys } from '../../documents/signable.ts'
import { noteUnsent, reasonOfKey } from '../../documents/unsentNumbers.ts'
import { confirmRight } from '../../companies/rights.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { note } from '../../hsm/note.ts'
import type { Asker } from '../../hsm/calls.ts'
import type { Parts } from './parts.ts'

type Call = typeof contract.hsmIssueXmlList
type SignRefusal = ServerRefusal<RefusalOf<Call>>

interface Asked extends AskedKey {
  readonly signing_xml: readonly {
    readonly xml: string
    readonly signature_path: string
    readonly sign_id: string
    readonly req_key: string
  }[]
}

const messages: Readonly<Record<DocumentStatus, string>> = {
  OK: '',
  'document.unknown': 'This server has generated no such document for the company',
  'document.differs': 'The document is not the one that this server has generated',
  'document.pathUnknown': 'This document is not signed at this place',
  'document.notSigned': 'Sign xml failed',
}

const documentsOf = async (
  { store, signable }: Pick<Parts, 'store' | 'signable'>,
  { member }: Asker,
  { signing_xml: asked }: Asked,
): Promise<readonly DocumentToSign[]> => {
  const generated = await generatedByReqKeys(
    store,
    signable,
    member.companyId,
    asked.map(({ req_key: reqKey }) => reqKey),
  )
  return asked.map(({ xml, signature_path: signaturePath, sign_id: signId, req_key: reqKey }) => ({
    reqKey,
    xml,
    signId,
    signaturePath,
    generated: generated.get(reqKey) ?? null,
  }))
}

/** Signs documents by a key of the signing server, each with an outcome of its own (seed 000 §7, 002 §7.4). */
export const signDocuments = async (
  parts: Parts,
  asked: Asked,
  asker: Asker,
): Promise<Result<AnswerOf<Call>, SignRefusal>> => {
  const documents = await documentsOf(parts, asker, asked)
  const { companyId } = asker.member
  const keysOf = (some: readonly { readonly reqKey: string }[]) => some.map(({ reqKey }) => reqKey)
  const opened = await openKey(parts, asked, asker)
  if (!opened.ok) {
    const reason = reasonOfKey(opened.failure.reason)
    if (reason !== null) await noteUnsent(parts.store, companyId, keysOf(documents), reason, parts.clock())
    return opened
  }
  const { certificate, key, close } = opened.value
  try {
    await confirmRight(parts.store)
    const outcomes = await signGenerated(documents, key, parts.clock())
    const signed = outcomes.filter(({ status }) => status === 'OK').length
    const failed = outcomes.filter(({ status }) => status === 'document.notSigned')
    if (failed.length > 0) await noteUnsent(parts.store, companyId, keysOf(failed), 'failed', parts.clock())
    const { serialNumber: serial, fingerprint } = certificate
    await note(parts, asker, 'hsm.signed', { serial, fingerprint, documents: documents.length, signed })
    return succeed(
      outcomes.map(({ reqKey, status, signedXml }) => ({
        status,
        signed_xml: signedXml,
        req_key: reqKey,
        message: messages[status],
      })),
    )
  } finally {
    await close()
  }
}
