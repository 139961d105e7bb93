import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext } from 'playwright-core'
import { openBrowser } from '../../tests/e2e/support/browser.ts'
import type { Product } from '../../tests/e2e/support/product.ts'
import { startProduct } from '../../tests/e2e/support/product.ts'
import { signIn } from '../../tests/e2e/support/signIn.ts'
import type { Look, Scene } from './scene.ts'
import { everyLook, viewports } from './scene.ts'
import { scenes } from './scenes.ts'

const folder = fileURLToPath(new URL('../../docs/screenshots', import.meta.url))

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Cookies of a signed-in account. */
async function sessionOf(browser: Browser, origin: string, account: string): Promise<Session> {
  const context = await browser.newContext()
  await signIn(await context.newPage(), origin, account)
  const session = await context.storageState()
  await context.close()
  return session
}

async function shoot(browser: Browser, product: Product, scene: Scene, look: Look, session: Session | null): Promise<string> {
  const context = await browser.newContext({
    viewport: viewports[look.device],
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Ho_Chi_Minh',
    ...(session === null ? {} : { storageState: session }),
  })
  const page = await context.newPage()
  await scene.play({ page, locale: look.locale, origin: product.origin, agentOrigin: product.agentOrigin })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const file = `${scene.name}.${look.device}.${look.locale}.${look.scheme}.png`
  await page.screenshot({ path: `${folder}/${file}`, animations: 'disabled' })
  await context.close()
  return file
}

/** Takes the pictures whose scene or file name contains one of the words; all of them without words. */
async function shootAll(words: readonly string[]): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const product = await startProduct({ receiptSeconds: 3600, decisionSeconds: 7200 })
  const browser = await openBrowser()
  const failed: string[] = []
  const sessions = new Map<string, Session>()
  for (const scene of scenes) {
    for (const look of scene.looks ?? everyLook) {
      const name = `${scene.name}.${look.device}.${look.locale}.${look.scheme}`
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue
      try {
        const session = scene.account === null ? null : (sessions.get(scene.account) ?? (await sessionOf(browser, product.origin, scene.account)))
        if (scene.account !== null && session !== null) sessions.set(scene.account, session)
        console.log(await shoot(browser, product, scene, look, session))
      } catch (error) {
        failed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  await browser.close()
  await product.stop()
  return failed
}

const { positionals } = parseArgs({ allowPositionals: true })
const failed = await shootAll(positionals)
for (const problem of failed) console.error(problem)
process.exitCode = failed.length === 0 ? 0 : 1
