import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Of a phone that is held upright, with a finger for a pointer. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const

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

/** What a finger hits along the middle of a head of a table's columns, in px. */
interface HeadTargets {
  readonly name: string
  /** The edge that is dragged. */
  readonly edge: number
  /** The button that sorts, 0 without one. */
  readonly button: number
  /** Neither, within the last 44 px. */
  readonly lost: number
}

export const headTargets = (page: Page): Promise<HeadTargets[]> =>
  page.locator('.ui-table-resizer').evaluateAll((edges) =>
    edges.map((edge) => {
      edge.scrollIntoView({ inline: 'nearest', block: 'nearest' })
      const head = edge.closest('th') ?? edge
      const { left, right, top, height } = head.getBoundingClientRect()
      const found = { name: head.textContent, edge: 0, button: 0, lost: 0 }
      for (let x = Math.ceil(left); x < Math.floor(right); x += 1) {
        const hit = document.elementFromPoint(x, top + height / 2)
        if (hit === edge) found.edge += 1
        else if (hit !== null && hit.closest('button') !== null) found.button += 1
        else if (right - x <= 44) found.lost += 1
      }
      return found
    }),
  )
