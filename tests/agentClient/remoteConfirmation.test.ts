import { expect, test } from 'vitest'
import { createApiClient } from '../../src/api/client.ts'
import { awaitConfirmation } from '../../src/signing/remote/awaitConfirmation.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'

const reqKey = 'b1946ac9-2d56-4a3b-9f10-6a1c0e6f7d21'
const other = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const input = { reqKeys: [reqKey], requestId: '01936f4e-8a10-7000-8000-00000000ca11' }
const xml = '<TKhai><DLTKhai Id="ID1">a</DLTKhai><DSCKS><NNT></NNT></DSCKS></TKhai>'
const signature =
  '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignatureValue>QUJD</SignatureValue><KeyInfo><X509Data><X509SubjectName>CN=Gốm Bát Tràng</X509SubjectName></X509Data></KeyInfo></Signature>'
const signed = xml.replace('</NNT>', `${signature}</NNT>`)

type Answered =
  | {
      readonly state: string
      readonly signed_xml?: string | null
      readonly others?: readonly { readonly req_key: string; readonly signed_xml: string | null }[]
    }
  | { readonly refused: string }
  | 'lost'

const pending = { state: 'pending' } as const

const responseTo = (answer: Answered): Response => {
  if (answer === 'lost') throw new TypeError('fetch failed')
  if ('refused' in answer)
    return Response.json(
      { status: { code: 422, message: '', reason: answer.refused, fields: [] }, data: null },
      { status: 422 },
    )
  return Response.json({ status: { code: 200, message: 'OK' }, data: answer })
}

/** What becomes of a request for these documents to which the server answers so, one after the other. */
const askFor = async (reqKeys: readonly string[], ...answers: readonly Answered[]) => {
  const waiting = [...answers]
  const kept: unknown[] = []
  const asked: unknown[] = []
  const abort = new AbortController()
  const end = await awaitConfirmation(
    {
      api: createApiClient({
        awaitSession: () => Promise.resolve(true),
        fetch: (_, init) => {
          asked.push(init?.body)
          const next = waiting.shift()
          if (next === undefined) abort.abort()
          return Promise.resolve().then(() => responseTo(next ?? 'lost'))
        },
      }),
      documents: {
        toSign: () => ({ xml, signId: 'ID1', layout: declarationSignature }),
        keepSignature: (key, signatureOf) => kept.push([key, signatureOf]),
      },
      wait: () => Promise.resolve(),
    },
    { ...input, reqKeys },
    abort.signal,
  )
  return { end, kept, asked: asked.length, bodies: new Set(asked) }
}
const ask = (...answers: readonly Answered[]) => askFor(input.reqKeys, ...answers)
const ended = (end: string) => ({ ok: true, value: { end, unsigned: [] } })

test('one and the same request is asked after until it is signed, and its XML is kept [000-1-02]', async () => {
  const { end, kept, asked, bodies } = await ask(pending, pending, { state: 'signed', signed_xml: signed })
  expect(end).toEqual(ended('signed'))
  expect(kept).toEqual([[reqKey, { xml: signed, signedBy: 'Gốm Bát Tràng' }]])
  expect([asked, bodies.size]).toEqual([3, 1])
})

test.each(['refused', 'expired', 'cancelled'])('%s ends it without a signature', async (state) => {
  const { end, kept } = await ask(pending, { state })
  expect(end).toEqual(ended(state))
  expect(kept).toEqual([])
})

test('two questions that come to nothing are passed over, the third in a row is a failure', async () => {
  const found = await ask('lost', { refused: 'remoteSigning.unreachable' }, pending, 'lost', { state: 'refused' })
  expect(found.end).toEqual(ended('refused'))
  const { end, asked } = await ask(pending, 'lost', 'lost', 'lost', pending)
  expect(end).toEqual({ ok: false, failure: { code: 'connection.lost' } })
  expect(asked).toBe(4)
})

test.each([
  ['remoteSigning.signatureUnusable', 'remoteSigning.signatureUnusable'],
  ['remoteSigning.notConfigured', 'remoteSigning.notConfigured'],
  ['record.absent', 'server.refused'],
])('the refusal %s is a failure at once', async (refused, code) => {
  const { end, asked } = await ask({ refused }, pending)
  expect(end).toMatchObject({ ok: false, failure: { code } })
  expect(asked).toBe(1)
})

test.each([
  ['no XML', undefined, 'remoteSigning.answerUnsigned'],
  ['the XML without a signature', xml, 'remoteSigning.answerUnsigned'],
  ['another XML', signed.replace('>a<', '>b<'), 'remoteSigning.answerAltered'],
])('what comes back as signed and is %s is not kept', async (_, signed_xml, code) => {
  const { end, kept } = await ask({ state: 'signed', ...(signed_xml === undefined ? {} : { signed_xml }) })
  expect(end).toEqual({ ok: false, failure: { code } })
  expect(kept).toEqual([])
})

test('who gives up stops the questions', async () => {
  const { end, asked } = await ask(pending)
  expect(end).toEqual({ ok: false, failure: { code: 'connection.cancelled' } })
  expect(asked).toBe(2)
})

const both = (first: string | null, second: string | null) =>
  ({ state: 'signed', signed_xml: first, others: [{ req_key: other, signed_xml: second }] }) as const

test('several documents of one confirmation are each kept', async () => {
  const { end, kept } = await askFor([reqKey, other], pending, both(signed, signed))
  expect(end).toEqual(ended('signed'))
  expect(kept).toMatchObject([
    [reqKey, { xml: signed }],
    [other, { xml: signed }],
  ])
})

test.each([
  ['the first without a usable signature', both(null, signed), reqKey, 'remoteSigning.signatureUnusable'],
  ['the second without a usable signature', both(signed, null), other, 'remoteSigning.signatureUnusable'],
  ['the second altered', both(signed, signed.replace('>a<', '>b<')), other, 'remoteSigning.answerAltered'],
  ['the second not signed', both(signed, xml), other, 'remoteSigning.answerUnsigned'],
])('of several, with %s, the one fails and the other is kept', async (_, answer, failing, code) => {
  const { end, kept } = await askFor([reqKey, other], answer)
  expect(end).toEqual({ ok: true, value: { end: 'signed', unsigned: [{ reqKey: failing, failure: { code } }] } })
  expect(kept).toMatchObject([[failing === reqKey ? other : reqKey, { xml: signed }]])
})

test('of several that all come back altered, none is kept and the signing fails', async () => {
  const altered = signed.replace('>a<', '>b<')
  const { end, kept } = await askFor([reqKey, other], both(altered, altered))
  expect(end).toEqual({ ok: false, failure: { code: 'remoteSigning.answerAltered' } })
  expect(kept).toEqual([])
})
