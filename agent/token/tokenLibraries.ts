import { existsSync } from 'node:fs'
import { posix, win32 } from 'node:path'

/**
 * PKCS#11 libraries as the drivers of tokens that are sold in Vietnam install them into Windows' system folder: Viettel-CA, VNPT-CA,
 * FPT-CA, BkavCA, CA2, Vina-CA, Newtel-CA and Safe-CA first, then the makers whose tokens several sell. Their names are public: other
 * signing applications look for the same.
 */
const windowsLibraries = [
  'viettel-ca_v6.dll',
  'viettel-ca_v5.dll',
  'viettel-ca_v4.dll',
  'vnptca_p11_v10.dll',
  'vnptca_p11_v9.dll',
  'vnptca_p11_v8.dll',
  'vnptca_p11_v7.dll',
  'vnptca_p11_v6.dll',
  'vnpt-ca_csp11.dll',
  'vnpt-ca_v34.dll',
  'fptca_v3.dll',
  'fpt-ca.dll',
  'BkavCAv2S.dll',
  'BkavCA.dll',
  'CA2_csp11.dll',
  'CA2_v34.dll',
  'Vina-CAv5.dll',
  'Vina-CAv4.dll',
  'Vina-CA.dll',
  'nca_v6.dll',
  'nca_v4.dll',
  'safe-ca.dll',
  'eps2003csp11.dll',
  'eTPKCS11.dll',
  'ShuttleCsp11_3003.dll',
  'ngp11v211.dll',
  'st3csp11.dll',
  'wdpkcs.dll',
] as const

const openSc: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [
    '/usr/lib/x86_64-linux-gnu/opensc-pkcs11.so',
    '/usr/lib/aarch64-linux-gnu/opensc-pkcs11.so',
    '/usr/lib64/opensc-pkcs11.so',
  ],
  darwin: ['/Library/OpenSC/lib/opensc-pkcs11.so', posix.join('/usr/local/lib', 'libeTPkcs11.dylib')],
}

/** Where a token's library may lie on such a computer, by likelihood. */
export const librariesOf = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv): readonly string[] => {
  if (platform !== 'win32') return openSc[platform] ?? []
  const system = win32.join(env['SystemRoot'] ?? 'C:\\Windows', 'System32')
  const programs = env['ProgramFiles'] ?? 'C:\\Program Files'
  return [
    ...windowsLibraries.map((name) => win32.join(system, name)),
    win32.join(programs, 'OpenSC Project', 'OpenSC', 'pkcs11', 'opensc-pkcs11.dll'),
  ]
}

export const installedLibraries = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv): readonly string[] =>
  librariesOf(platform, env).filter((path) => existsSync(path))
