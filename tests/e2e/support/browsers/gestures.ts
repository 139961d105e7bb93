import { vi } from 'vitest'
import { demoPassword } from '../../../../server/companies/demo/accounts.ts'
import type { Driver, Target } from './driver.ts'

const pollEvery = 150

/** Tries until it succeeds; else fails with what stood in the way last, and what the page says. */
const until = async (
  driver: Driver,
  what: string,
  attempt: () => Promise<boolean>,
  patience: number,
): Promise<void> => {
  const tried = async () => {
    if (!(await attempt())) throw new Error('it is not there')
  }
  try {
    await vi.waitFor(tried, { timeout: patience, interval: pollEvery })
  } catch (error) {
    throw new Error(`${what}: ${String(error)}. The page says:\n${await driver.pageText()}`, { cause: error })
  }
}

/** What a journey does in a browser, each as soon as it can be done. @param patience longest wait for one gesture, in milliseconds */
export const gesturesOf = (driver: Driver, patience: number) => {
  const wait = (what: string, attempt: () => Promise<boolean>) => until(driver, what, attempt, patience)
  const click = (...target: Target) => wait(`Clicking ${JSON.stringify(target)}`, () => driver.click(target))
  const see = (...target: Target) => wait(`Seeing ${JSON.stringify(target)}`, () => driver.isThere(target))
  const type = (text: string, ...target: Target) =>
    wait(`Typing into ${JSON.stringify(target)}`, () => driver.type(target, text))
  return {
    wait,
    click,
    see,
    type,
    signIn: async (origin: string, userId: string) => {
      await driver.goTo(`${origin}/en/login`)
      await type(userId, { autocomplete: 'username' })
      await type(demoPassword, { autocomplete: 'current-password' })
      await click({ role: 'button', name: 'Log in' })
      // Firefox fails a navigation that begins while another is under way.
      await see({ role: 'heading', name: 'E-invoices' })
    },
  }
}
