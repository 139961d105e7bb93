import { createActor, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { AgentClient } from '../../src/api/agent/client.ts'
import { createApiClient } from '../../src/api/client.ts'
import { passwordKey as passwordKeyCall } from '../../src/api/contract/auth.ts'
import { hsmIssueXmlList, hsmLogin } from '../../src/api/contract/hsm.ts'
import { remoteSigningCheck, remoteSigningRequest } from '../../src/api/contract/remoteSigning.ts'
import type { SigningDocuments } from '../../src/signing/documents.ts'
import { provideHsmSigning } from '../../src/signing/hsm/provideHsmSigning.ts'
import { provideRemoteSigning } from '../../src/signing/remote/provideRemoteSigning.ts'
import { provideTokenSigning } from '../../src/signing/token/provideTokenSigning.ts'
import { certificate as hsmCertificate, pinOnly } from '../../walks/flows/hsmSigning.ts'
import { certificate as remoteCertificate } from '../../walks/flows/remoteSigning.ts'
import { token } from '../../walks/flows/tokenSigning.ts'
import { passwordKey } from '../features/support/passwordKey.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'

const reqKeys = ['key-1', 'key-2', 'key-3'] as const
const [reqKey, ...others] = reqKeys
const input = { reqKey, others, sellerTaxCode: '0101243150' }

const xmlOf = (key: string): string => `<TKhai><DLTKhai Id="ID1">${key}</DLTKhai><DSCKS><NNT></NNT></DSCKS></TKhai>`
const signature =
  '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignatureValue>QUJD</SignatureValue><KeyInfo><X509Data><X509SubjectName>CN=Gốm Bát Tràng</X509SubjectName></X509Data></KeyInfo></Signature>'
const signedOf = (key: string): string => xmlOf(key).replace('</NNT>', `${signature}</NNT>`)

const keep = () => {
  const kept: string[] = []
  const documents: SigningDocuments = {
    toSign: (key) => ({ xml: xmlOf(key), signId: 'ID1', layout: declarationSignature }),
    keepSignature: (key, { xml }) => kept.push(xml === signedOf(key) ? key : `${key}, another one`),
  }
  return { kept, documents }
}

/** A server that answers these calls by their path; a call that it does not know, as a password's key, is absent. */
const serve = (answers: Readonly<Record<string, (body: string) => unknown>>) => {
  const asked: { readonly path: string; readonly body: string }[] = []
  const api = createApiClient({
    awaitSession: () => Promise.resolve(true),
    fetch: (target, init) => {
      const path = target instanceof Request ? target.url : target.toString()
      const body = typeof init?.body === 'string' ? init.body : ''
      asked.push({ path, body })
      const answer = answers[path]
      return Promise.resolve(
        answer === undefined
          ? new Response('', { status: 404 })
          : Response.json({ status: { code: 200, message: 'OK' }, data: answer(body) }),
      )
    },
  })
  const bodiesOf = (path: string) => asked.filter((one) => one.path === path).map(({ body }) => body)
  return { api, bodiesOf }
}

describe('several documents are signed', () => {
  it('by the token in one call of the agent, with their own keys and in their order [000-4-13]', async () => {
    const { kept, documents } = keep()
    const calls: Parameters<AgentClient['signDocuments']>[0][] = []
    const agent: AgentClient = {
      askPermission: () => Promise.resolve('granted'),
      inspectToken: () => Promise.resolve({ ok: true, value: token }),
      readToken: () => Promise.resolve({ ok: true, value: token }),
      signDocuments: (call) => {
        calls.push(call)
        const signed = call.documents.map((one) => ({ reqKey: one.reqKey, xml: signedOf(one.reqKey) }))
        return Promise.resolve({ ok: true, value: { signed, signedBy: 'Gốm', signerTaxCode: input.sellerTaxCode } })
      },
    }
    const readRegistered = () => Promise.resolve(null)
    const actor = createActor(provideTokenSigning({ agent, documents, readRegistered }), { input })
    actor.start()
    await waitFor(actor, ({ status }) => status === 'done')
    expect(actor.getSnapshot().output?.result).toBe('signed')
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      sellerTaxCode: input.sellerTaxCode,
      documents: reqKeys.map((key) => ({ reqKey: key, xml: xmlOf(key), signId: 'ID1' })),
    })
    expect(kept).toEqual([...reqKeys])
  })

  it('by the HSM in one call with one PIN; one that is not signed is named [000-4-15 000-8-07]', async () => {
    const { kept, documents } = keep()
    const item = (name: string) =>
      name === 'key-2'
        ? { status: 'document.unknown', signed_xml: '', req_key: name, message: '' }
        : { status: 'OK', signed_xml: signedOf(name), req_key: name, message: '' }
    const key = await passwordKey()
    const { api, bodiesOf } = serve({
      [passwordKeyCall.path]: () => key,
      [hsmLogin.path]: () => ({ kept_yn: 'Y', attempts_left: 3, pin_locked: false, otp_yn: 'N' }),
      [hsmIssueXmlList.path]: () => reqKeys.map(item),
    })
    const readRegistered = () => Promise.resolve({ ok: true, value: [hsmCertificate] } as const)
    const actor = createActor(provideHsmSigning({ api, documents, readRegistered }), { input })
    actor.start()
    await waitFor(actor, (state) => state.can({ type: 'certificate.chosen', id: hsmCertificate.id }))
    actor.send({ type: 'certificate.chosen', id: hsmCertificate.id })
    await waitFor(actor, (state) => state.can({ type: 'pin.submitted', secrets: pinOnly }))
    actor.send({ type: 'pin.submitted', secrets: pinOnly })
    await waitFor(actor, ({ status }) => status === 'done')
    expect(actor.getSnapshot().output).toEqual({
      result: 'signed',
      unsigned: [{ reqKey: 'key-2', failure: { code: 'hsm.notSigned', reason: 'document.unknown', message: '' } }],
    })
    const [body = '', ...further] = bodiesOf(hsmIssueXmlList.path)
    expect(further).toEqual([])
    expect(JSON.parse(body)).toMatchObject({ signing_xml: reqKeys.map((key) => ({ req_key: key, xml: xmlOf(key) })) })
    expect(kept).toEqual(['key-1', 'key-3'])
  })

  it('by the provider with one request; what it does not take is left, what is gone is named', async () => {
    const { kept, documents } = keep()
    const { api, bodiesOf } = serve({
      [remoteSigningRequest.path]: () => ({
        request_id: 'r-1',
        control_code: '4071',
        expires_at: '2026-11-23T14:35:20',
        req_keys: ['key-1'],
        unknown_keys: ['key-3'],
      }),
      [remoteSigningCheck.path]: () => ({ state: 'signed', signed_xml: signedOf('key-1'), others: [] }),
    })
    const readRegistered = () => Promise.resolve({ ok: true, value: [remoteCertificate] } as const)
    const actor = createActor(provideRemoteSigning({ api, documents, readRegistered }), { input })
    actor.start()
    await waitFor(actor, (state) => state.can({ type: 'certificate.chosen', id: remoteCertificate.id }))
    actor.send({ type: 'certificate.chosen', id: remoteCertificate.id })
    await waitFor(actor, ({ status }) => status === 'done')
    expect(bodiesOf(remoteSigningRequest.path)).toEqual([
      JSON.stringify({ req_key: reqKey, other_req_keys: others, serial_no: remoteCertificate.serial_no }),
    ])
    expect(actor.getSnapshot().output).toMatchObject({
      result: 'signed',
      unsigned: [{ reqKey: 'key-3', failure: { code: 'server.refused', reason: 'document.unknown' } }],
      left: ['key-2'],
    })
    expect(kept).toEqual(['key-1'])
  })
})
