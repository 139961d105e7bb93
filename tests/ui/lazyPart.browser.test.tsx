import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { IdlePart } from '../../src/ui/part/IdlePart.tsx'
import { LazyPart } from '../../src/ui/part/LazyPart.tsx'
import { createPart } from '../../src/ui/part/part.ts'
import { renderUi } from '../support/ui.tsx'

const module = { Greeting: () => <p>Hello</p> }
type Loaded = typeof module

/** A part whose chunk comes or fails when the test says so. */
function heldPart() {
  const attempts: PromiseWithResolvers<Loaded>[] = []
  const part = createPart(() => {
    const attempt = Promise.withResolvers<Loaded>()
    attempts.push(attempt)
    return attempt.promise
  })
  return { part, attempts }
}

const greeting = page.getByText('Hello')
const failure = page.getByRole('alert')

test('a part that was fetched ahead shows at once, and its chunk is fetched once', async () => {
  const { part, attempts } = heldPart()
  part.fetch()
  part.fetch()
  attempts[0]?.resolve(module)
  await attempts[0]?.promise
  await renderUi(<LazyPart of={part}>{({ Greeting }) => <Greeting />}</LazyPart>)
  await expect.element(greeting).toBeVisible()
  expect(attempts).toHaveLength(1)
})

test('what stands in its place gives way when the chunk comes', async () => {
  const { part, attempts } = heldPart()
  await renderUi(
    <LazyPart of={part} pending={<p>Wait</p>}>
      {({ Greeting }) => <Greeting />}
    </LazyPart>,
  )
  await expect.element(page.getByText('Wait')).toBeVisible()
  attempts[0]?.resolve(module)
  await expect.element(greeting).toBeVisible()
  await expect.element(page.getByText('Wait')).not.toBeInTheDocument()
})

test('a chunk that does not come says so and is fetched again', async () => {
  const { part, attempts } = heldPart()
  const onLeave = vi.fn<() => void>()
  await renderUi(
    <LazyPart of={part} onLeave={onLeave}>
      {({ Greeting }) => <Greeting />}
    </LazyPart>,
  )
  await expect.element(page.getByRole('img', { name: 'Loading' })).toBeVisible()
  attempts[0]?.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect.element(failure.getByText('This part did not load')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(onLeave).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(failure).not.toBeInTheDocument()
  attempts[1]?.resolve(module)
  await expect.element(greeting).toBeVisible()
})

test('a part that failed ahead of its turn is fetched again when its turn comes', async () => {
  const { part, attempts } = heldPart()
  part.fetch()
  attempts[0]?.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect.poll(() => part.arrival().status).toBe('failed')
  await renderUi(<LazyPart of={part}>{({ Greeting }) => <Greeting />}</LazyPart>)
  await expect.poll(() => attempts.length).toBe(2)
  attempts[1]?.resolve(module)
  await expect.element(greeting).toBeVisible()
})

test('work beside the pages whose chunk does not come is asked for until it is there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { part, attempts } = heldPart()
  await renderUi(<IdlePart of={part}>{({ Greeting }) => <Greeting />}</IdlePart>)
  for (const failures of [1, 2]) {
    await vi.advanceTimersToNextTimerAsync()
    expect(attempts).toHaveLength(failures)
    attempts.at(-1)?.reject(new Error('the server is away'))
    await expect.poll(() => part.arrival().status).toBe('failed')
  }
  await vi.advanceTimersToNextTimerAsync()
  attempts.at(-1)?.resolve(module)
  await expect.element(greeting).toBeVisible()
})
