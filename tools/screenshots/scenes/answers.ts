import type { Page } from 'playwright-core'

const base = '**/api/wtx/ca/v1'

const isRefusal = (answer: unknown): answer is { readonly refusal: string } =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer && typeof answer.refusal === 'string'

/** The refusal of a call, as the server answers it. */
export const refused = (refusal: string, more: Readonly<Record<string, unknown>> = {}) => ({ refusal, ...more })

/** Answers this in the server's place to calls of this path and method. */
export const answerAs = async (page: Page, method: string, path: string, answer: unknown): Promise<void> => {
  await page.route(`${base}${path}`, (route) => {
    if (route.request().method() !== method) return route.fallback()
    if (!isRefusal(answer)) return route.fulfill({ json: { status: { code: 200, message: 'OK' }, data: answer } })
    const { refusal: reason, ...more } = answer
    return route.fulfill({
      status: 422,
      json: { status: { code: 422, message: '', reason, fields: [], ...more }, data: null },
    })
  })
}
