import { expect, it } from 'vitest'
import { createOpenForms, type OpenForms } from '../../src/documents/unfinished/openForms.ts'

/** Two sets of claims know as little of each other as two tabs do. */
const tabs = () => [createOpenForms(navigator.locks), createOpenForms(navigator.locks)] as const

const followed = (tab: OpenForms) => {
  const seen: string[][] = []
  const end = tab.subscribe(() => seen.push([...tab.elsewhere()].toSorted()))
  return { seen, end }
}

it('knows what another tab fills, and not what this one does, until it ends', async () => {
  const [here, there] = tabs()
  const release = there.claim('new')
  const { seen, end } = followed(here)
  await expect.poll(() => seen).toEqual([['new']])
  const releaseOwn = here.claim('copy of d-1')
  const releaseNext = there.claim('edit of d-2')
  await expect.poll(() => seen.at(-1)).toEqual(['edit of d-2', 'new'])
  release()
  await expect.poll(() => seen.at(-1)).toEqual(['edit of d-2'])
  releaseNext()
  await expect.poll(() => seen.at(-1)).toEqual([])
  releaseOwn()
  end()
})

it('takes a place for filled until the last of two tabs has ended', async () => {
  const [here, there] = tabs()
  const releases = [there.claim('new'), createOpenForms(navigator.locks).claim('new')]
  const { seen, end } = followed(here)
  await expect.poll(() => seen).toEqual([['new']])
  releases[0]?.()
  const releaseOther = there.claim('other')
  await expect.poll(() => seen.at(-1)).toEqual(['new', 'other'])
  releases[1]?.()
  await expect.poll(() => seen.at(-1)).toEqual(['other'])
  releaseOther()
  end()
})

it('lets every tab that follows a form know of its end, once', async () => {
  const [here, there] = tabs()
  const release = createOpenForms(navigator.locks).claim('new')
  const one = followed(here)
  const other = followed(there)
  await expect.poll(() => [one.seen, other.seen]).toEqual([[['new']], [['new']]])
  release()
  await expect.poll(() => [one.seen.at(-1), other.seen.at(-1)]).toEqual([[], []])
  const releaseNext = here.claim('copy of d-1')
  await expect.poll(() => other.seen).toEqual([['new'], [], ['copy of d-1']])
  expect(one.seen).toEqual([['new'], []])
  releaseNext()
  one.end()
  other.end()
})

it('knows of no other tab where the page has no locks', () => {
  const alone = createOpenForms(undefined)
  const release = alone.claim('new')
  expect(alone.elsewhere().size).toBe(0)
  release()
})
