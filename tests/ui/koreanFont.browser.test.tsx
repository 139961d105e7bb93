import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../../src/ui/UiProvider.tsx'
import { englishTexts } from '../../tools/test/uiTexts.ts'

const isDeclared = (): boolean => [...document.fonts].some(({ family }) => family.includes('Noto Sans KR'))

afterEach(() => vi.useRealTimers())

it('a Vietnamese page declares the Korean font when Hangul is on it, and not before', async () => {
  vi.useFakeTimers()
  const page = (text: string) => (
    <UiProvider locale="vi" texts={englishTexts}>
      <p>{text}</p>
    </UiProvider>
  )
  const { rerender } = await render(page('Tờ khai'))
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  // A chunk that was asked for before this one would be here by now.
  await import('../../src/ui/form/CalendarPopover.tsx')
  expect(isDeclared()).toBe(false)
  await rerender(page('Tờ khai của 김민수'))
  await expect.poll(isDeclared).toBe(true)
})
