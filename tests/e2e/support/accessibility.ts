import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core')), 'utf8')

declare global {
  interface Window {
    axe: { run(): Promise<AxeResults> }
  }
}

/** Fails with one line per finding of axe on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => window.axe.run())
  const findings = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}: ${node.failureSummary ?? ''}`))
  expect(findings).toEqual([])
}
