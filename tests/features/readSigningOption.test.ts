import { expect, it } from 'vitest'
import { checkSkip, digitalSignatures } from '../../src/api/contract/digitalSignatures.ts'
import type { CertificateRecord } from '../../src/domain/certificate.ts'
import { certificateStatuses, certificateTypes } from '../../src/domain/certificateCodes.ts'
import { readSigningOption } from '../../src/documents/submit/readSigningOption.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { certificate } from './support/samples.ts'

/** A server whose skip check says nothing of types, with these certificates. */
const serverWith = (records: readonly CertificateRecord[]) => {
  const server = createFakeServer()
  server.answer(checkSkip, { skip: false, type: null, types: null })
  server.answerBy(digitalSignatures, ({ query }) => {
    const page = Number(query['page_number'])
    const size = Number(query['page_size'])
    return {
      digital_signatures: records.slice(page * size, (page + 1) * size),
      pagination: {
        page_number: page,
        page_size: size,
        total_elements: records.length,
        total_pages: Math.ceil(records.length / size),
      },
    }
  })
  return server
}

const optionOf = async (records: readonly CertificateRecord[]) => {
  const answer = await readSigningOption(serverWith(records).client, new AbortController().signal)
  return answer.ok ? answer.value : answer.failure
}

const stopped = certificate('stopped', certificateStatuses.inactive)

it('looks for a certificate in the whole list, whatever its pages, where the skip check does not say', async () => {
  const many = Array.from({ length: 130 }, () => stopped)
  expect(await optionOf([...many, certificate('last')])).toEqual({
    decided: certificateTypes.usbToken,
    available: [certificateTypes.usbToken],
  })
})

it.each([
  ['the list is empty', []],
  ['none in it is in use', [stopped, stopped]],
] as const)('finds no certificate to sign with where %s', async (_, records) => {
  expect(await optionOf(records)).toEqual({ decided: null, available: [] })
})

it('does not read the list where the skip check says which types there are', async () => {
  const server = serverWith([certificate('c-1')])
  server.answer(checkSkip, { skip: false, type: null, types: [] })
  const answer = await readSigningOption(server.client, new AbortController().signal)
  expect(answer).toEqual({ ok: true, value: { decided: null, available: [] } })
  expect(server.callsOf(digitalSignatures)).toEqual([])
})
