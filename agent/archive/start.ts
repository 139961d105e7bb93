import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../run.ts'
import { noteRunning, stopRunning } from './runningFile.ts'

// What the start scripts of the downloaded archive and the installed agent run: settings and log lie in its own folder, which is also
// where the relative path of a key file begins. With --stop it ends the agent that runs from this folder.
const folder = dirname(fileURLToPath(import.meta.url))
const settings = join(folder, 'settings.json')
const data = join(folder, 'log')

process.chdir(folder)
if (process.argv.includes('--stop')) await stopRunning(data)
else {
  if (existsSync(settings)) process.env['AGENT_CONFIG'] ??= settings
  process.env['AGENT_DATA'] ??= data
  process.on('exit', (code) => {
    if (code !== 0) process.stderr.write('\nXem README.vi.txt. See README.en.txt. README.ko.txt를 보세요.\n')
  })
  await run({ onListening: (stop) => noteRunning(data, stop) })
}
