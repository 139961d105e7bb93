import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext } from 'playwright-core'
import { openBrowser } from '../product/browser.ts'
import type { Product } from '../product/product.ts'
import { startProduct } from '../product/product.ts'
import { signIn } from '../product/signIn.ts'
import { appearanceName, viewports, type Appearance, type Scene } from './scene.ts'
import { translationsOf } from './translations.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.cache', 'screenshots')
/** Pictures that README and docs show; the only ones under version control. */
const shown = join(root, 'docs', 'screenshots')

/** A name that is not this machine's own, so that Chromium treats its pages as it treats pages of the internet. */
const publicName = 'tokhai.example'

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** A running product, with a browser for it and the cookies of who has signed in. */
export interface Studio {
  /** Takes one picture and answers the name of its file; throws where the scene does not come about. */
  readonly shoot: (scene: Scene, appearance: Appearance) => Promise<string>
  readonly close: () => Promise<void>
}

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

/** Asks once for what is needed often. */
function kept<Value>(
  make: (origin: string, account: string) => Promise<Value>,
): (origin: string, account: string) => Promise<Value> {
  const values = new Map<string, Promise<Value>>()
  return (origin, account) => {
    const value = values.get(origin + account) ?? make(origin, account)
    values.set(origin + account, value)
    return value
  }
}

/** Starts the product, with its fault console where asked for, and a browser. */
export async function openStudio(hasFaults: boolean): Promise<Studio> {
  mkdirSync(folder, { recursive: true })
  const product = await startProduct({
    receiptSeconds: 3600,
    decisionSeconds: 7200,
    hostname: publicName,
    hasFaults,
    serverSettings: { DEMO_INVOICES: '150' },
  })
  const browser = await openBrowser([
    `--host-resolver-rules=MAP ${publicName} 127.0.0.1`,
    `--unsafely-treat-insecure-origin-as-secure=${publicOrigin(product)}`,
  ])
  const sessionFor = kept((origin, account) => sessionOf(browser, origin, account))
  return {
    async shoot(scene, appearance) {
      const origin = scene.isPublic === true ? publicOrigin(product) : product.origin
      const session = scene.account === null ? {} : { storageState: await sessionFor(origin, scene.account) }
      const context = await browser.newContext({
        viewport: viewports[appearance.device],
        colorScheme: appearance.scheme,
        contrast: appearance.contrast ?? null,
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Ho_Chi_Minh',
        ...session,
      })
      const file = `${scene.name}.${appearanceName(appearance)}.png`
      try {
        const page = await context.newPage()
        await scene.play({
          page,
          locale: appearance.locale,
          origin,
          agentOrigin: product.agentOrigin,
          translate: await translationsOf(appearance.locale),
        })
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        await page.screenshot({ path: join(folder, file), animations: 'disabled' })
        if (existsSync(join(shown, file))) copyFileSync(join(folder, file), join(shown, file))
      } finally {
        await context.close()
      }
      return file
    },
    async close() {
      await browser.close()
      await product.stop()
    },
  }
}
