import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isFullRun } from '../../support/hostileSize.ts'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> }
  }
}

/** Waits until nothing fades or moves in any more: colours halfway are nobody's contrast. What turns for ever is left out. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        )
    // A child that takes over its parent's colour may start once the parent's has ended.
    for (let left = moving(); left.length > 0; left = moving())
      await Promise.allSettled(left.map(({ finished }) => finished))
  })

const colourRules: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/** All rules of axe in the light appearance, and those that colours decide on in the dark one: nothing else differs. */
export const rulesIn = (colorScheme: 'light' | 'dark'): RunOptions => (colorScheme === 'dark' ? colourRules : {})

/** Fails with one line per finding of axe on the page once it stands still. */
export async function expectAccessible(page: Page, rules: RunOptions = {}): Promise<void> {
  await settled(page)
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe)
  const results = await page.evaluate(
    (options) => window.axe?.run({ resultTypes: ['violations'], preload: { assets: ['media'] }, ...options }),
    rules,
  )
  if (results === undefined) throw new Error('the page has lost axe')
  const { violations } = results
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}: ${node.failureSummary ?? ''}`),
  )
  expect(findings).toEqual([])
}

/**
 * The same, in `npm run test:hostile` alone, for a state that a walk or a test of its component searches every day, or whose layout
 * another search of a page has ([0480](../../../docs/decisions/tests.md#0480)).
 */
export const expectStateAccessible = async (page: Page): Promise<void> => {
  if (isFullRun) await expectAccessible(page)
}
