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
import { wordsOf } from './words.ts'

const folder = fileURLToPath(new URL('../../docs/screenshots', import.meta.url))

/** A name that is not this machine's own, so that Chromium treats its pages as it treats pages of the internet. */
const publicName = 'tokhai.example'

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** The product's address under the public name. */
const publicOrigin = ({ origin }: Product) => origin.replace('localhost', publicName)

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
  const origin = scene.isPublic === true ? publicOrigin(product) : product.origin
  await scene.play({ page, locale: look.locale, origin, agentOrigin: product.agentOrigin, words: await wordsOf(look.locale) })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const file = `${scene.name}.${look.device}.${look.locale}.${look.scheme}.png`
  await page.screenshot({ path: `${folder}/${file}`, animations: 'disabled' })
  await context.close()
  return file
}

/** Takes the pictures whose scene or file name contains one of the words; all of them without words. */
async function shootAll(words: readonly string[]): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const product = await startProduct({ receiptSeconds: 3600, decisionSeconds: 7200, hostname: publicName })
  const browser = await openBrowser([
    `--host-resolver-rules=MAP ${publicName} 127.0.0.1`,
    `--unsafely-treat-insecure-origin-as-secure=${publicOrigin(product)}`,
  ])
  const failed: string[] = []
  const sessions = new Map<string, Promise<Session>>()
  const sessionFor = ({ account, isPublic = false }: Scene) => {
    if (account === null) return null
    const origin = isPublic ? publicOrigin(product) : product.origin
    const session = sessions.get(origin + account) ?? sessionOf(browser, origin, account)
    sessions.set(origin + account, session)
    return session
  }
  for (const scene of scenes) {
    for (const look of scene.looks ?? everyLook) {
      const name = `${scene.name}.${look.device}.${look.locale}.${look.scheme}`
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue
      try {
        console.log(await shoot(browser, product, scene, look, await sessionFor(scene)))
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
