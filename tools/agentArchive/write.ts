import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { bundleAgent } from './bundle.ts'
import { agentPlatforms, placeNativeParts } from './nativeParts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

// The folder that the server packs into the archive for download, with the settings that fit its own address.
const { version } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
)
const home = join(root, 'dist', 'signing-agent')
const folder = join(home, `tokhai-agent-${version}`)

rmSync(home, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await bundleAgent(root, folder)
cpSync(join(root, 'agent/archive/files'), folder, { recursive: true })
for (const file of readdirSync(folder).filter((each) => /\.(?:txt|cmd)$/.test(each))) {
  const text = readFileSync(join(folder, file), 'utf8').replace('VERSION', version)
  writeFileSync(join(folder, file), text.replaceAll('\n', '\r\n'))
}
const missing = placeNativeParts(root, folder, agentPlatforms)
if (missing.length > 0)
  process.stdout.write(
    `The agent for download lacks koffi's binaries for ${missing.join(', ')}, which npm could not fetch: it signs with key files only there.\n`,
  )
