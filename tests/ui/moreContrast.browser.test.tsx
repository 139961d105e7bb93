import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { StatusBadge } from '../../src/ui/feedback/StatusBadge.tsx'
import { NavList } from '../../src/ui/layout/NavList.tsx'
import { renderUi } from '../support/ui.tsx'

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value }] })
const borderOf = (element: Element): string => getComputedStyle(element).borderTopColor

afterEach(() => prefer(''))

test('with prefers-contrast: more, hairlines and muted text stand out', async () => {
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

test('with prefers-contrast: more, badges and chosen places get an edge of their own', async () => {
  const { container } = await renderUi(
    <>
      <StatusBadge label="Draft" tone="grey" />
      <NavList
        groups={[{ id: 'a', label: 'All', items: [{ id: 'b', label: 'Here' }] }]}
        label="Places"
        onSelect={() => {}}
        selectedId="b"
      />
    </>,
  )
  const shown = [...container.querySelectorAll('.ui-badge, [aria-current]')]
  expect(shown).toHaveLength(2)
  expect(shown.map((element) => getComputedStyle(element).boxShadow)).toEqual(['none', 'none'])
  await prefer('more')
  await expect
    .poll(() => shown.every((element) => getComputedStyle(element).boxShadow.endsWith('1px inset')))
    .toBe(true)
})
