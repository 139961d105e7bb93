import { existsSync } from 'node:fs'
import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

const run = promisify(execFile)

/** A PostgreSQL cluster of a test's own, reachable through a socket in its folder. */
export interface TestPostgres {
  /** Connection string of a new database: empty, or a copy of the one of a connection string, which nobody uses meanwhile. */
  readonly createDatabase: (original?: string) => Promise<string>
  /** Starts again what `crash` has ended. */
  readonly start: () => Promise<void>
  /** Ends every process of the cluster at once, without a shutdown. */
  readonly crash: () => Promise<void>
  /** Stops every process of the cluster in the middle of what it does; answers how to let them go on. */
  readonly freeze: () => Promise<() => void>
  readonly stop: () => Promise<void>
}

const versionsFolder = '/usr/lib/postgresql'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Folder of initdb and pg_ctl, or null where PostgreSQL is not installed. */
const programFolder = async (): Promise<string | null> => {
  try {
    const versions = (await readdir(versionsFolder)).toSorted((one, other) => Number(other) - Number(one))
    const [newest] = versions
    return newest === undefined ? null : join(versionsFolder, newest, 'bin')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** PostgreSQL refuses to run as root: root runs it as the user that Debian made for it. */
const asServerUser = async (program: string, ...parameters: string[]): Promise<string> => {
  const isRoot = userInfo().uid === 0
  const [file, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...parameters]] : [program, parameters]
  const { stdout } = await run(file, all, { cwd: tmpdir(), timeout: 60_000 })
  return stdout
}

const ownerOf = async (user: string): Promise<{ uid: number; gid: number }> => {
  const read = async (flag: string) => Number((await run('id', [flag, user])).stdout)
  return { uid: await read('-u'), gid: await read('-g') }
}

/** A folder that PostgreSQL's own user may write into. */
export const makeClusterFolder = async (within: string): Promise<string> => {
  const folder = await mkdtemp(join(within, 'tokhai-pg-'))
  if (userInfo().uid === 0 && (await programFolder()) !== null) {
    const { uid, gid } = await ownerOf('postgres')
    await chown(folder, uid, gid)
  }
  return folder
}

/** Sends a signal; a backend that has ended meanwhile needs none. */
const signalIfThere = (id: number, signal: NodeJS.Signals): void => {
  if (existsSync(`/proc/${id}`)) process.kill(id, signal)
}

/** Stops every process of a cluster in the middle of what it does; answers how to let them go on. */
const freezeProcesses = async (data: string): Promise<() => void> => {
  const [first = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
  const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8')
  const all = [first, ...children.trim().split(' ')].map(Number)
  for (const id of all) signalIfThere(id, 'SIGSTOP')
  return () => {
    for (const id of all) signalIfThere(id, 'SIGCONT')
  }
}

const clusterParameters = ['-U', 'tokhai', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8']

const createIn = async (host: string, name: string, original?: string): Promise<void> => {
  const client = new Client({ host, user: 'tokhai', database: 'postgres' })
  await client.connect()
  const copied = original === undefined ? '' : ` template ${new URL(original).pathname.slice(1)} strategy file_copy`
  try {
    await client.query(`create database ${name}${copied}`)
  } finally {
    await client.end()
  }
}

const stopAt = (programs: string, data: string): Promise<string> =>
  asServerUser(join(programs, 'pg_ctl'), '-D', data, '-w', '-m', 'immediate', 'stop')

/** Ends all clusters that were started within a folder, and removes it. */
export const removeClusters = async (within: string): Promise<void> => {
  const programs = await programFolder()
  const data = (await readdir(within)).map((name) => join(within, name, 'data'))
  for (const one of data) if (programs !== null && existsSync(join(one, 'postmaster.pid'))) await stopAt(programs, one)
  await rm(within, { recursive: true, force: true })
}

/** Starts a cluster that forgets everything when its machine stops, which tests can afford. Null where PostgreSQL is not installed. */
export const startPostgres = async (within = tmpdir()): Promise<TestPostgres | null> => {
  const programs = await programFolder()
  if (programs === null) return null
  const folder = await makeClusterFolder(within)
  const data = join(folder, 'data')
  const program = (name: string): string => join(programs, name)
  await asServerUser(program('initdb'), '-D', data, ...clusterParameters)
  const options = `-k ${folder} -c listen_addresses='' -c fsync=off -c full_page_writes=off -c max_connections=60 -c shared_buffers=32MB`
  const control = (...parameters: string[]) => asServerUser(program('pg_ctl'), '-D', data, '-w', ...parameters)
  const start = async () => {
    await control('-l', join(folder, 'log'), '-o', options, 'start')
  }
  const crash = async () => {
    await stopAt(programs, data)
  }
  await start()
  let count = 0
  return {
    async createDatabase(original) {
      count += 1
      const name = `test${count}`
      await createIn(folder, name, original)
      return `postgresql:///${name}?host=${encodeURIComponent(folder)}&user=tokhai`
    },
    start,
    crash,
    freeze: () => freezeProcesses(data),
    async stop() {
      await crash()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
