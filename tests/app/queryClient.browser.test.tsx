import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { createQueryClient } from '../../src/api/queryClient.ts'

const mounted = (): QueryClient => {
  const client = createQueryClient()
  client.mount()
  onTestFinished(() => client.unmount())
  return client
}

interface Watched {
  readonly name: string
  readonly answer: () => Promise<string>
  readonly refetchOnWindowFocus?: 'always'
}

/** A query that a screen looks at, and how often it has run. */
const watch = (client: QueryClient, { name, answer, ...options }: Watched) => {
  let runs = 0
  const observer = new QueryObserver(client, {
    queryKey: [name],
    queryFn: () => {
      runs += 1
      return answer()
    },
    ...options,
  })
  const stop = observer.subscribe(() => {})
  onTestFinished(stop)
  return { runs: () => runs, result: () => observer.getCurrentResult() }
}

test('a query that failed is reported at once and is not repeated by itself [000-1-06 001-9-11 002-7.19-09]', async () => {
  const { runs, result } = watch(mounted(), { name: 'failing', answer: () => Promise.reject(new Error('away')) })
  await expect.poll(() => result().fetchStatus).toBe('idle')
  expect([result().status, runs()]).toEqual(['error', 1])
})

test('a query does not run again because the window has the focus again [000-1-07 001-9-11 002-7.19-09]', async () => {
  const client = mounted()
  const answer = () => Promise.resolve('read')
  const plain = watch(client, { name: 'plain', answer })
  const following = watch(client, { name: 'following', answer, refetchOnWindowFocus: 'always' })
  await expect.poll(() => [plain.result().status, following.result().status]).toEqual(['success', 'success'])
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(following.runs).toBe(2)
  expect([plain.result().fetchStatus, plain.runs()]).toEqual(['idle', 1])
})
