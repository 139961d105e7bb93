import { textOf } from '../../src/domain/declaration/values.ts'
import { declarationValues } from '../../src/features/declarations/kind/vaults.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createApiClient } from '../../src/api/client.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { createPeer } from '../../src/api/peer.ts'
import { filings } from '../../src/features/declarations/kind/filing.ts'
import { filingCalls } from '../../src/features/declarations/kind/filingCalls.ts'
import { basisAfter, basisOn } from '../../src/machines/saving.ts'
import { sampleDeclaration } from '../../walks/flows/sampleDeclaration.ts'

type Fate = 'answers' | 'answerIsLost' | 'requestIsLost' | 'isSignedOut'

/** A server that keeps one declaration as decision 0045 says; its versions are named by the POS key that was saved. */
const createServer = (begin: string) => {
  let kept = begin
  const asked: string[] = []
  const fates: Fate[] = []
  const fetch: typeof globalThis.fetch = async (_, init = {}) => {
    const sent = v.parse(contract.saveDraft.body, JSON.parse(typeof init.body === 'string' ? init.body : ''))
    const { version } = sent
    const wanted = textOf(sent, 'pos_key')
    asked.push(`${wanted} over ${version}`)
    const fate = fates.shift() ?? 'answers'
    if (fate === 'requestIsLost') throw new TypeError('Failed to fetch')
    if (fate === 'isSignedOut') return new Response(null, { status: 401 })
    const isWritten = version === kept || wanted === kept
    if (isWritten) kept = wanted
    if (fate === 'answerIsLost') throw new TypeError('Failed to fetch')
    const status = { code: isWritten ? 200 : 409, message: '', reason: 'declaration.changed', fields: [] }
    return Response.json(
      { status, data: isWritten ? { declaration_id: 'd-1', version: kept } : null },
      { status: status.code },
    )
  }
  return { fetch, asked, fates, kept: () => kept, isChangedByOthers: (content: string) => (kept = content) }
}

const begin = () => {
  const server = createServer('opened')
  const api = createApiClient({
    fetch: server.fetch,
    awaitSession: () => Promise.resolve(false),
    peer: createPeer(true),
  })
  const { saveDraft } = filingCalls(filings.eInvoice)
  let basis = basisOn('opened')
  const read = (version: string) => {
    basis = basisOn(version)
  }
  const save = async (pos_key: string, fate: Fate = 'answers') => {
    server.fates.push(fate)
    const values = { ...sampleDeclaration, digital_signatures: [...sampleDeclaration.digital_signatures], pos_key }
    const answer = await saveDraft(api, {
      values: declarationValues.seal(values),
      basis,
      kept: null,
      signal: new AbortController().signal,
    })
    basis = basisAfter(answer, basis)
    return answer.ok ? 'saved' : answer.failure.code === 'server.refused' ? answer.failure.reason : answer.failure.code
  }
  return { server, read, save }
}

describe('whoever edits on after the answer to a saving was lost', () => {
  test('goes on from what was saved, however often that happens', async () => {
    const { server, save } = begin()
    expect(await save('one', 'answerIsLost')).toBe('connection.lost')
    server.fates.push('answers')
    expect(await save('two', 'answerIsLost')).toBe('connection.lost')
    expect(await save('three')).toBe('saved')
    expect(await save('four')).toBe('saved')
    expect(server.asked).toEqual([
      'one over opened',
      'one over opened',
      'two over one',
      'two over one',
      'three over two',
      'four over three',
    ])
  })

  test('goes on as well when the saving itself had not arrived', async () => {
    const { server, save } = begin()
    await save('one', 'requestIsLost')
    expect(await save('two')).toBe('saved')
    expect(server.kept()).toBe('two')
  })

  test('saves the same again without asking twice', async () => {
    const { server, save } = begin()
    await save('one', 'answerIsLost')
    expect(await save('one')).toBe('saved')
    expect(await save('two')).toBe('saved')
    expect(server.asked).toEqual(['one over opened', 'one over opened', 'two over one'])
  })

  test('still shows what somebody else has changed meanwhile, and overwrites nothing', async () => {
    const { server, save } = begin()
    await save('one', 'answerIsLost')
    server.isChangedByOthers('hers')
    expect(await save('two')).toBe('declaration.changed')
    expect(server.kept()).toBe('hers')
  })

  test('sends nothing further while the server stays silent', async () => {
    const { server, save } = begin()
    await save('one', 'answerIsLost')
    expect(await save('two', 'requestIsLost')).toBe('connection.lost')
    expect(server.kept()).toBe('one')
    expect(await save('three')).toBe('saved')
    expect(server.asked.slice(1)).toEqual(['one over opened', 'one over opened', 'three over one'])
  })

  test('has nothing to repeat when the session had ended, or when the declaration was read again', async () => {
    const { server, read, save } = begin()
    expect(await save('one', 'isSignedOut')).toBe('session.ended')
    expect(await save('two', 'answerIsLost')).toBe('connection.lost')
    read('two')
    expect(await save('three')).toBe('saved')
    expect(server.asked).toEqual(['one over opened', 'two over opened', 'three over two'])
  })
})
