import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { openPage } from '../../../tools/product/browser.ts'
import { freePort } from '../../../tools/product/ports.ts'
import { signIn } from '../../../tools/product/signIn.ts'
import { newestDraft, openList, registered, standsAt } from '../support/filing.ts'
import { inBrowser } from '../support/fixtures.ts'
import { runScript } from '../support/npmStart.ts'

const fixture = inBrowser()

const data = mkdtempSync(join(tmpdir(), 'tokhai-dev-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))

describe('npm run dev', () => {
  it('serves the sources with hot reload, and everything works as in the built product', async () => {
    const { browser } = fixture
    const ports = { PORT: `${await freePort()}`, AGENT_PORT: `${await freePort()}` }
    const product = runScript('dev', { ...ports, TOKHAI_DATA: data, AGENT_CONSENT: 'always', AGENT_PIN: '12345678' })
    onTestFinished(async () => void (await product.ends('SIGTERM')))
    const [, origin = ''] = await product.prints(/tokhai is ready: (http:\/\/localhost:\d+)/)
    expect(await (await fetch(`${origin}/vi/login`)).text()).toContain('/@vite/client')
    const { page } = await openPage(browser)
    await signIn(page, origin, 'admin@tokhai.example', 'en')
    await openList(page, origin)
    await newestDraft(page).getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await standsAt(page, registered)
    await signIn(page, origin.replace('localhost', 'admin.localhost'), 'site@tokhai.example', 'en')
    await page.context().close()
    expect(await product.ends('SIGTERM')).toBe(0)
  })
})
