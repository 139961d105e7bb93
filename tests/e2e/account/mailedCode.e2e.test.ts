import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { defaultSignInLimits } from '../../../server/companies/signInLimits.ts'
import { demoPassword } from '../../../server/companies/demo/accounts.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { encryptedPassword, visit } from '../../../tools/product/server/visitor.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { asVisitor } from '../support/fixtures.ts'
import { inside } from '../support/shellWalk.ts'

const fixture = asVisitor({ serverSettings: { TRUSTED_PROXIES: '127.0.0.1,::1' } })
const owner = 'user@tokhai.example'

/** Uses up what the account puts up with, from six networks. */
const guessFromEverywhere = async (origin: string): Promise<void> => {
  const { perAccount, perAccountAndAddress } = defaultSignInLimits
  for (let tries = 0; tries < perAccount; tries += 1) {
    const network = 1 + Math.floor(tries / perAccountAndAddress)
    const guesser = visit(origin, '', { 'X-Forwarded-For': `198.51.100.${network}` })
    await guesser.ask(contract.login, { body: { user_id: owner, password: await encryptedPassword(guesser, 'x') } })
  }
}

const codeIn = async (folder: string): Promise<string | null> => {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const code = /Your code is (\d{6})/.exec(await readFile(join(folder, name), 'utf8'))?.[1]
    if (code !== undefined) return code
  }
  return null
}

it('a new browser of an account that is guessed at from everywhere gets in with a code by mail', async () => {
  const { page, product } = fixture
  await guessFromEverywhere(product.origin)
  await page.goto(`${product.origin}/en/login`)
  await page.locator('input[autocomplete="username"]').fill(owner)
  await page.locator('input[autocomplete="current-password"]').fill(demoPassword)
  await page.locator('button[type="submit"]').click()
  const code = page.getByRole('textbox', { name: 'Code from the e-mail' })
  await code.waitFor()
  await expectAccessible(page)
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText('This code is not right').first().waitFor()
  const mailed = await vi.waitUntil(() => codeIn(join(product.data, 'mail')), { timeout: 30_000 })
  await code.fill(mailed)
  await page.keyboard.press('Enter')
  await inside(page)

  // From now on the browser is known.
  await page.context().clearCookies({ name: 'tokhai' })
  await page.goto(`${product.origin}/en/login`)
  await page.locator('input[autocomplete="username"]').fill(owner)
  await page.locator('input[autocomplete="current-password"]').fill(demoPassword)
  await page.locator('button[type="submit"]').click()
  await inside(page)
  expect(await page.context().cookies(`${product.origin}${contract.login.path}`)).not.toContainEqual(
    expect.objectContaining({ name: 'tokhai-ticket' }),
  )
})
