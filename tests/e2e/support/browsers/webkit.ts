import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { vi } from 'vitest'
import { findMiniBrowser, findProgram } from '../../../../tools/setup/programs.ts'
import { freePort } from '../../../../tools/product/ports.ts'
import type { Driver } from './driver.ts'
import { openWebDriver } from './webdriver.ts'

/** What is missing for WebKit, as Debian's package; null where nothing is. */
export const missingForWebKit = (): string | null => {
  if (findProgram('WebKitWebDriver') === null || findMiniBrowser() === null) return 'webkit2gtk-driver'
  return findProgram('Xvfb') === null ? 'xvfb' : null
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** A screen in memory, whose number the server chooses. */
const openScreen = async (): Promise<{ display: string; screen: ChildProcess }> => {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1366x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const numbers = screen.stdio[3]
  if (numbers === null || numbers === undefined) throw new Error('Xvfb has no pipe')
  const number = await new Promise<string>((resolve, reject) => {
    numbers.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    screen.once('error', reject)
  })
  return { display: `:${number}`, screen }
}

const isListening = (origin: string): Promise<boolean> =>
  fetch(`${origin}/status`).then(
    ({ ok }) => ok,
    () => false,
  )

/** WebKit in its small browser, on a screen in memory, over W3C WebDriver. */
export const openWebKit = async (): Promise<Driver> => {
  const { display, screen } = await openScreen()
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' }
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' })
  const stop = async () => {
    await end(server)
    await end(screen)
  }
  const origin = `http://127.0.0.1:${port}`
  await vi.waitUntil(() => server.exitCode !== null || isListening(origin), { interval: 50 })
  const options = { binary: findMiniBrowser(), args: ['--automation'] }
  try {
    const driver = await openWebDriver(origin, { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    const close = async () => {
      await driver.close()
      await stop()
    }
    return { ...driver, close }
  } catch (error) {
    await stop()
    throw error
  }
}
