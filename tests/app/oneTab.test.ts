import { afterEach, expect, it, vi } from 'vitest'
import { inOneTab } from '../../src/features/notifications/live/oneTab.ts'

afterEach(() => vi.unstubAllGlobals())

it('work that is ended after the lock was granted, and before it hears of it, is not begun, and the lock is free again', async () => {
  let held: unknown = null
  const request = (_name: string, _options: LockOptions, hold: (lock: null) => unknown) => {
    held = Promise.resolve().then(() => hold(null))
    return held
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const forAll = vi.fn<() => () => void>(() => () => undefined)
  const end = inOneTab({ forAll, alone: forAll }, () => undefined)
  end()
  await held
  expect(forAll).not.toHaveBeenCalled()
})
