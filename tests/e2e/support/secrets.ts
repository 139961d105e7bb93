import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Everything that a page sends from now on, as whoever stands on the way could read it. */
export const sentBy = (page: Page): readonly string[] => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''))
  return sent
}

/** Expects that none of the secrets is in the address, history, storage or document of the page, nor in what it has sent. */
export const expectUnseen = async (page: Page, sent: readonly string[], secrets: readonly string[]): Promise<void> => {
  const kept = await page.evaluate(async () => [
    window.location.href,
    JSON.stringify(window.history.state),
    JSON.stringify(window.localStorage),
    JSON.stringify(window.sessionStorage),
    JSON.stringify(await window.indexedDB.databases()),
    document.cookie,
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll('input')].map(({ value }) => value),
  ])
  const seen = [...kept, ...sent]
  expect(secrets.filter((secret) => seen.some((text) => text.includes(secret)))).toEqual([])
}
