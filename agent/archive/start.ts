import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../run.ts'

// What the start scripts of the downloaded archive run: settings and log lie in the archive's own folder, which is also where the
// relative path of a key file begins.
const folder = dirname(fileURLToPath(import.meta.url))
const settings = join(folder, 'settings.json')

process.chdir(folder)
if (existsSync(settings)) process.env['AGENT_CONFIG'] ??= settings
process.env['AGENT_DATA'] ??= join(folder, 'log')
process.on('exit', (code) => {
  if (code !== 0) process.stderr.write('\nXem README.vi.txt. See README.en.txt. README.ko.txt를 보세요.\n')
})

await run()
