import { accessSync, constants, existsSync, globSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Absolute path of a program on the PATH, or null. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/usr/sbin']
  return (
    folders
      .filter((folder) => folder !== '')
      .map((folder) => join(folder, name))
      .find(isProgram) ?? null
  )
}

/** The Chromium that browser tests drive: CHROMIUM_PATH, else Debian's, else a Chrome of the machine, else null. */
export function findChromium(): string | null {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen !== undefined && chosen !== '') return isProgram(chosen) ? chosen : null
  return ['chromium', 'chromium-browser', 'google-chrome'].map(findProgram).find((path) => path !== null) ?? null
}

/**
 * Chromium without any window of its own, which takes less of the processor but shows no PDF: Debian's `chromium-headless-shell`, or
 * null. Null too where CHROMIUM_PATH chooses a browser.
 */
export function findHeadlessShell(): string | null {
  const chosen = process.env['CHROMIUM_PATH'] ?? ''
  return chosen === '' ? findProgram('chromium-headless-shell') : null
}

/** Debian's Firefox, or the machine's own, or null. */
export function findFirefox(): string | null {
  return ['firefox-esr', 'firefox'].map(findProgram).find((path) => path !== null) ?? null
}

/** WebKitGTK's small browser, which Debian keeps off the PATH, or null. */
export function findMiniBrowser(): string | null {
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1) ?? null
}

/** Folder of PostgreSQL's server programs (initdb, postgres, pg_ctl), which Debian keeps off the PATH, or null. */
export function findPostgres(): string | null {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).toSorted((a, b) => Number(b) - Number(a)) : []
  return (
    versions.map((version) => join(base, version, 'bin')).find((folder) => isProgram(join(folder, 'initdb'))) ?? null
  )
}

/** PgBouncer, which Debian keeps among the programs of the system, or null. */
export const findPgbouncer = (): string | null => findProgram('pgbouncer')
