import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { oneAtATime } from '../../../tools/setup/oneAtATime.mjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokhai-lock-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const neverWaits = { onWaiting: () => expect.unreachable() }
const times = { beat: 1000, patience: 0, pause: 1 }

it('does not wait for a process that has ended', async () => {
  const path = join(folder, 'ended')
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(path, `${pid} left`)
  expect(await oneAtATime(path, () => Promise.resolve('done'), neverWaits)).toBe('done')
  expect(existsSync(path)).toBe(false)
})

it.each([`${process.pid} a process of the same number`, ''])(
  'takes over from %j, which gives no sign of life',
  async (holder) => {
    const path = join(folder, 'silent')
    writeFileSync(path, holder)
    let waited = 0
    const onWaiting = () => void (waited += 1)
    expect(await oneAtATime(path, () => Promise.resolve('done'), { onWaiting, times })).toBe('done')
    expect(waited).toBe(1)
  },
)

it('stops waiting where it is asked to', async () => {
  const path = join(folder, 'held')
  const ending = new AbortController()
  const held = Promise.withResolvers<string>()
  const first = oneAtATime(path, () => held.promise, neverWaits)
  const second = oneAtATime(path, () => Promise.resolve('second'), {
    onWaiting: () => ending.abort(),
    signal: ending.signal,
  })
  await expect(second).rejects.toThrow('abort')
  held.resolve('first')
  expect(await first).toBe('first')
  expect(existsSync(path)).toBe(false)
})
