import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { findPgbouncer } from '../../setup/programs.ts'
import { makeClusterFolder } from './postgres.ts'

export type PoolMode = 'session' | 'transaction'

/** PgBouncer as Debian installs it, but for its mode and its places, in front of a database. */
export interface TestPgbouncer {
  /** Connection string of the same database through it. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts PgBouncer in front of the database of a connection string whose cluster is reached by a socket. */
export const startPgbouncer = async (within: string, url: string, mode: PoolMode): Promise<TestPgbouncer> => {
  const program = findPgbouncer()
  if (program === null) throw new Error('pgbouncer is not installed')
  const folder = await makeClusterFolder(within)
  const { pathname, searchParams } = new URL(url)
  const settings = join(folder, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `* = host=${searchParams.get('host')} user=tokhai`,
    '[pgbouncer]',
    `pool_mode = ${mode}`,
    'auth_type = any',
    'listen_port = 6432',
    `unix_socket_dir = ${folder}`,
  ]
  await writeFile(settings, `${lines.join('\n')}\n`)
  // It refuses to run as root, as PostgreSQL does.
  const [file, words] = userInfo().uid === 0 ? ['runuser', ['-u', 'postgres', '--', program]] : [program, []]
  const child = spawn(file, [...words, settings], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  const isUp = new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('process up')) resolve()
    })
    child.once('close', () => reject(new Error(`pgbouncer ended: ${output}`)))
  })
  await isUp
  return {
    url: `postgresql://${pathname}?host=${encodeURIComponent(folder)}&port=6432&user=tokhai`,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'close')
    },
  }
}
