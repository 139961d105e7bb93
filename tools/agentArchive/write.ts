import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { bundleAgent } from './bundle.ts'
import { lockFileOf } from './lockFile.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const manifestSchema = v.object({ version: v.string(), optionalDependencies: v.object({ pkcs11js: v.string() }) })

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

// The folder that the server packs into the archive for download, with the settings that fit its own address.
const manifest = v.parse(manifestSchema, JSON.parse(read('package.json')))
const name = `tokhai-agent-${manifest.version}`
const home = join(root, 'dist', 'signing-agent')
const folder = join(home, name)

rmSync(home, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await bundleAgent(root, folder)
cpSync(join(root, 'agent/archive/files'), folder, { recursive: true })
for (const file of readdirSync(folder).filter((each) => /\.(?:txt|cmd)$/.test(each))) {
  const text = readFileSync(join(folder, file), 'utf8').replace('VERSION', manifest.version)
  writeFileSync(join(folder, file), text.replaceAll('\n', '\r\n'))
}
const own = { name: 'tokhai-agent', version: manifest.version, private: true }
writeFileSync(
  join(folder, 'package.json'),
  json({
    ...own,
    dependencies: { pkcs11js: manifest.optionalDependencies.pkcs11js },
    allowScripts: { pkcs11js: true },
  }),
)
writeFileSync(
  join(folder, 'package-lock.json'),
  json(lockFileOf(own, 'pkcs11js', JSON.parse(read('package-lock.json')))),
)
