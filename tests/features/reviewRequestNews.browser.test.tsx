import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { reviewRequests } from '../../src/api/contract/reviewRequests.ts'
import { useApi } from '../../src/api/provider.tsx'
import { recordNews } from '../../src/area/recordNews.ts'
import { RequestNews } from '../../src/features/reviewRequests/follow/RequestNews.tsx'
import { openRequestsQuery } from '../../src/features/reviewRequests/queries.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'

const Open = () => <output aria-label="open requests">{useQuery(openRequestsQuery(useApi())).data}</output>

const open = page.getByRole('status', { name: 'open requests' })

test('what shows review requests reads them anew when one has changed, also while its part was fetched', async () => {
  const server = createFakeServer()
  server.answer(reviewRequests.count, { open: 1 })
  const screen = await renderScreen(<Open />, { server })
  await expect.element(open).toHaveTextContent('1')
  server.answer(reviewRequests.count, { open: 2 })
  recordNews.announce({ records: [{ kind: 'review-requests', id: 'r-1' }], mayBeAny: false })
  await screen.rerender(
    <>
      <Open />
      <RequestNews />
    </>,
  )
  await expect.element(open).toHaveTextContent('2')

  const asked = server.callsOf(reviewRequests.count).length
  server.answer(reviewRequests.count, { open: 3 })
  recordNews.announce({ records: [{ kind: 'e-invoices', id: 'i-1' }], mayBeAny: false })
  recordNews.announce({ records: [{ kind: 'review-requests', id: 'r-1' }], mayBeAny: false })
  await expect.element(open).toHaveTextContent('3')
  expect(server.callsOf(reviewRequests.count)).toHaveLength(asked + 1)
})
