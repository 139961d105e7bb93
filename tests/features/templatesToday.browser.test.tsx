import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useToday } from '../../src/features/templates/today.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'

const Today = () => <p>Today is {useToday()}.</p>

afterEach(() => vi.useRealTimers())

it.each([
  ['2026-12-31T16:59:59.000Z', '2026-12-31'],
  ['2026-12-31T17:00:00.000Z', '2027-01-01'],
])('templates opened at %s are opened on %s, the day in Vietnam', async (at, day) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(at))
  await renderScreen(<Today />, { server: createFakeServer() })
  await expect.element(page.getByText(`Today is ${day}.`)).toBeVisible()
})
