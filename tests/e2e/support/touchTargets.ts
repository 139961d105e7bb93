import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Of a phone that is held upright, with a finger for a pointer. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/**
 * Controls on top of the page that take less than 44 by 44 px (WCAG 2.5.5), one line each. A control with a label around it takes the
 * label's room; left out are links within a sentence, what only assistive technology sees and what lies under a dialog.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'a[href], button, input, select, textarea, summary, tbody tr[data-index], ' +
      [
        'button',
        'link',
        'tab',
        'option',
        'checkbox',
        'radio',
        'switch',
        'menuitem',
        'menuitemradio',
        'menuitemcheckbox',
      ]
        .map((role) => `[role="${role}"]`)
        .join(', ')
    const leastPx = 44 - 0.5
    const isInText = (element: Element): boolean =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length
    const isHidden = (element: Element, { width, height }: DOMRect): boolean =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || (width <= 1 && height <= 1)
    const found = [...document.querySelectorAll(controls)].flatMap((element) => {
      const isCovered = element.closest('[inert], [aria-hidden="true"]') !== null
      const own = element.getBoundingClientRect()
      if (isCovered || isInText(element)) return []
      const label = element.matches('input') ? element.closest('label') : null
      if (label === null && isHidden(element, own)) return []
      const { width, height } = label?.getBoundingClientRect() ?? own
      if (width >= leastPx && height >= leastPx) return []
      const name = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent
      return [
        `${element.tagName.toLowerCase()}.${element.className} “${name.trim().slice(0, 40)}” ${width.toFixed(0)}×${height.toFixed(0)}`,
      ]
    })
    return [...new Set(found)]
  })

/** Fails with one line per control that a finger would miss. */
export async function expectTouchTargets(page: Page, screen: string): Promise<void> {
  expect.soft(await smallTargets(page), screen).toEqual([])
}
