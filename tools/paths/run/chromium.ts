import { chromium } from 'playwright-core'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { chromiumLaunch } from '../../setup/chromium.ts'
import { findChromium } from '../../setup/programs.ts'

const screens = ['DISPLAY', 'WAYLAND_DISPLAY']

/**
 * Starts Chromium for a moment. Fails, with a message for the tester, where that is not possible; from then on `CHROMIUM_PATH` names
 * the one that was found.
 */
export const tryChromium = async (headless: boolean): Promise<Result<null, string>> => {
  if (!headless && process.platform === 'linux' && screens.every((name) => (process.env[name] ?? '') === ''))
    return fail(
      '--headed shows a window and needs a screen, which there is not: DISPLAY is not set. Leave --headed out, or give the command a screen of its own:\n  xvfb-run -a npm run paths -- …',
    )
  const [named, found] = [process.env['CHROMIUM_PATH'] ?? '', findChromium()]
  if (named !== '' && found === null) return fail(`CHROMIUM_PATH names ${named}, which is no program`)
  if (found !== null) process.env['CHROMIUM_PATH'] = found
  try {
    const browser = await chromium.launch({ ...chromiumLaunch(), headless })
    await browser.close()
    return succeed(null)
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error))
      .split('\n')
      .filter((line) => /\w/.test(line))
    return fail(
      `Chromium does not start (${found ?? 'none was found'}): ${why.replace(/^browserType\.launch: /, '')}\nInstall it (apt-get install chromium), or name a Chromium or Chrome in CHROMIUM_PATH.`,
    )
  }
}
