import type { LaunchOptions } from 'playwright-core'
import { findChromium, findHeadlessShell } from './programs.ts'

/** Without sandbox, graphics card and whatever Chromium does of itself. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** For pages that live for seconds: they do not gain what V8's optimising compilers cost (docs/decisions/0411). */
export const withoutOptimisingCompilers = '--js-flags=--no-maglev --no-turbofan'

const launchOf = (executablePath: string | null, more: readonly string[]) =>
  ({
    ...(executablePath === null ? {} : { executablePath }),
    args: [...flags, ...more],
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  }) satisfies LaunchOptions

/**
 * How Chromium is started for tests: the one that `findChromium` finds, else Playwright's own; `more` are further flags. Without a
 * UTF-8 locale it would call a download whose name has Vietnamese letters "download".
 */
export const chromiumLaunch = (more: readonly string[] = []) => launchOf(findChromium(), more)

/** How the headless shell is started for tests, or Chromium where there is none ([0253](../../docs/decisions/tests.md#0253)). */
export const headlessShellLaunch = (more: readonly string[] = []) =>
  launchOf(findHeadlessShell() ?? findChromium(), [withoutOptimisingCompilers, ...more])
