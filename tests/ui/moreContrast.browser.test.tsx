import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { renderUi } from '../support/ui.tsx'

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value }] })
const borderOf = (element: Element): string => getComputedStyle(element).borderTopColor

afterEach(() => prefer(''))

test('hairlines and muted text stand out for those who ask for more contrast', async () => {
  const { container } = await renderUi(
    <p style={{ border: '1px solid var(--line)', color: 'var(--text-muted)' }}>Not sent</p>,
  )
  const [text] = container.getElementsByTagName('p')
  if (text === undefined) throw new Error('nothing is drawn')
  const before = [borderOf(text), getComputedStyle(text).color]
  await prefer('more')
  await expect.poll(() => borderOf(text)).not.toBe(before[0])
  expect(getComputedStyle(text).color).not.toBe(before[1])
})
