import { expect, test } from 'vitest'
import { basisAfter, basisOn } from '../../src/machines/saving.ts'
import type { RecordBasis, RecordSaved } from '../../src/machines/recordForm/setup.ts'
import { saveRecord } from '../../src/records/form/saveRecord.ts'

const lost: RecordSaved = { ok: false, failure: { code: 'connection.lost' } }
const savedAs = (version: string): RecordSaved => ({ ok: true, value: { recordId: 'r-1', version } })

/** A server that answers in turn, what was sent to it, and a form that saves over what it has learned. */
const formOver = (...answers: RecordSaved[]) => {
  const sent: unknown[] = []
  let basis: RecordBasis = basisOn('v1')
  let running: AbortSignal | null = null
  const save = async (name: string) => {
    const { signal } = new AbortController()
    running = signal
    const saved = await saveRecord({
      content: { name },
      basis,
      signal,
      send: (body, given) => {
        // What is repeated ends with the saving that repeats it.
        expect(given).toBe(running)
        sent.push(body)
        return Promise.resolve(answers.shift() ?? lost)
      },
    })
    basis = basisAfter(saved, basis)
    return saved.ok
  }
  return { save, sent }
}

test('a saving whose answer was lost is repeated under its version before other content follows over the new one', async () => {
  const { save, sent } = formOver(lost, savedAs('v2'), savedAs('v3'))
  expect(await save('Hà Nội')).toBe(false)
  expect(await save('Huế')).toBe(true)
  expect(sent).toEqual([
    { name: 'Hà Nội', version: 'v1' },
    { name: 'Hà Nội', version: 'v1' },
    { name: 'Huế', version: 'v2' },
  ])
})

test('the same content is sent once more, and not twice', async () => {
  const { save, sent } = formOver(lost, savedAs('v2'))
  await save('Hà Nội')
  expect(await save('Hà Nội')).toBe(true)
  expect(sent).toHaveLength(2)
})
