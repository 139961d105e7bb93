import { describe, expect, it } from 'vitest'
import { createSigningBatches } from '../../signing/keystores/signingBatches.ts'
import { fail, succeed } from '../../src/domain/result.ts'

const bytes = (value: number): Uint8Array<ArrayBuffer> => Uint8Array.of(value)
const removed = fail({ code: 'token_removed' } as const)

/** Signs a byte by adding 100; keeps how many were asked for together. */
const signing = (sizes: number[]) =>
  createSigningBatches(async (digestInfos) => {
    sizes.push(digestInfos.length)
    return succeed(digestInfos.map(([value = 0]) => (value === 7 ? removed : succeed(bytes(value + 100)))))
  })

describe('signatures that are asked for together', () => {
  it('go to the library at most eight at once, and each comes back to whoever asked for it', async () => {
    const sizes: number[] = []
    const sign = signing(sizes)
    const signed = await Promise.all(Array.from({ length: 20 }, (_, value) => sign(bytes(value))))
    expect(sizes).toEqual([8, 8, 4])
    expect(signed).toEqual(
      Array.from({ length: 20 }, (_, value) => (value === 7 ? removed : succeed(bytes(value + 100)))),
    )
  })

  it('go by themselves where they are asked for one after the other', async () => {
    const sizes: number[] = []
    const sign = signing(sizes)
    await sign(bytes(1))
    expect(await sign(bytes(2))).toEqual(succeed(bytes(102)))
    expect(sizes).toEqual([1, 1])
  })

  it('all fail where the library fails, are missing in its answer, or the way to it breaks', async () => {
    const failing = createSigningBatches(async () => removed)
    expect(await Promise.all([failing(bytes(1)), failing(bytes(2))])).toEqual([removed, removed])
    const short = createSigningBatches(async () => succeed([succeed(bytes(9))]))
    expect(await Promise.all([short(bytes(1)), short(bytes(2))])).toMatchObject([
      { ok: true },
      { ok: false, failure: { code: 'library_failed' } },
    ])
    const broken = createSigningBatches(() => Promise.reject(new Error('broken')))
    const outcomes = await Promise.allSettled([broken(bytes(1)), broken(bytes(2))])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
