import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { createQueryClient } from '../../src/api/queryClient.ts'

/** A query that a screen looks at, and how often it has run. */
const looked = (answer: () => Promise<string>) => {
  const client = createQueryClient()
  client.mount()
  let runs = 0
  const observer = new QueryObserver(client, {
    queryKey: ['looked'],
    queryFn: () => {
      runs += 1
      return answer()
    },
  })
  const stop = observer.subscribe(() => {})
  onTestFinished(() => {
    stop()
    client.unmount()
  })
  return { runs: () => runs, result: () => observer.getCurrentResult() }
}

test('a query that failed is told at once and is not repeated by itself [000-1-06]', async () => {
  const { runs, result } = looked(() => Promise.reject(new Error('away')))
  await expect.poll(() => result().fetchStatus).toBe('idle')
  expect([result().status, runs()]).toEqual(['error', 1])
})

test('a query does not run again because the window has the focus again [000-1-07]', async () => {
  const { runs, result } = looked(() => Promise.resolve('read'))
  await expect.poll(() => result().status).toBe('success')
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  expect([result().fetchStatus, runs()]).toEqual(['idle', 1])
})
