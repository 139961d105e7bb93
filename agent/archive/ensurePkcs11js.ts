import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a PKCS#11 module is configured, without judging the rest of the settings: the agent itself says what is wrong there. */
const wantsPkcs11 = (settings: string): boolean =>
  Boolean(process.env['PKCS11_MODULE']) ||
  (existsSync(settings) && /"PKCS11_MODULE"\s*:\s*"[^"]/.test(readFileSync(settings, 'utf8')))

/**
 * Installs pkcs11js beside the agent where a PKCS#11 module is configured and the package is not there yet (docs/decisions/0017). It
 * is native: npm compiles it for this computer, from the version and checksum in the archive's own lock file. False when it could not.
 */
export const ensurePkcs11js = (folder: string, settings: string): boolean => {
  if (!wantsPkcs11(settings) || existsSync(join(folder, 'node_modules', 'pkcs11js', 'build'))) return true
  process.stdout.write('Installing pkcs11js, which speaks to USB tokens …\n')
  // npm is a script of the shell on Windows.
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    process.stderr.write(
      'pkcs11js could not be installed: it needs the internet once, and a C++ compiler with Python.\n',
    )
  return status === 0
}
