import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfiguration } from '../../agent/configuration.ts'
import { completeAgent, type AgentArchive } from '../../server/http/agentArchive.ts'
import type { ArchiveKind } from '../../server/http/packing.ts'
import { packKind } from '../../tools/agentArchive/pack.ts'
import { readTar } from '../../tools/agentArchive/readTar.ts'
import { agentFolder, staticFiles } from '../../server/http/staticFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'archive-'))
afterAll(() => rmSync(folder, { recursive: true }))
const source = join(folder, agentFolder)
const top = 'tokhai-agent-0.1.0'
const built = (kind: ArchiveKind, files: readonly string[]): void => {
  mkdirSync(join(source, kind, top, 'inner'), { recursive: true })
  for (const file of files) writeFileSync(join(source, kind, top, file), `content of ${file}`)
  packKind(source, kind, top)
}
built('installer', ['tokhai-agent-0.1.0.msi', 'README.en.txt'])
built('unix', ['agent.mjs', 'start.sh', 'start.command', 'inner/part.js'])
writeFileSync(
  join(folder, 'index.html'),
  '<meta name="tokhai-agent" content="http://localhost:1080"><meta name="tokhai-agent-archive" content="">',
)

const settings = { origins: ['https://tokhai.example.vn', 'http://localhost:8080'], port: 1081 }
const pack = (): readonly [AgentArchive, AgentArchive] => {
  const [installer, unix] = completeAgent(source, settings)
  if (installer === undefined || unix === undefined) throw new Error('two archives were not packed')
  return [installer, unix]
}

/** Path and Unix mode of every entry, as another program sees them. */
const listed = ({ read }: AgentArchive): ReadonlyMap<string, string> => {
  const { stdout } = spawnSync('tar', ['--list', '--verbose', '--gzip'], { input: read(), encoding: 'utf8' })
  const lines = stdout.trim().split('\n')
  return new Map(lines.map((line) => [line.split(' ').at(-1) ?? '', line.split(' ')[0] ?? '']))
}

const settingsIn = (bytes: Uint8Array): unknown => {
  const path = join(folder, 'settings.json')
  writeFileSync(path, bytes)
  return readConfiguration({ AGENT_CONFIG: path })
}

describe('the agent for download', () => {
  it('is for Windows an installer with the settings beside it', () => {
    const [{ name, read }] = pack()
    expect(name).toBe('tokhai-agent-installer-0.1.0.zip')
    const files = unzipSync(read())
    expect(Object.keys(files)).toEqual(
      ['README.en.txt', 'tokhai-agent-0.1.0.msi', 'settings.json'].map((file) => `${top}/${file}`),
    )
    expect(strFromU8(files[`${top}/tokhai-agent-0.1.0.msi`] ?? new Uint8Array())).toBe(
      'content of tokhai-agent-0.1.0.msi',
    )
  })

  it('is for macOS and Linux a tarball with scripts that may be run', () => {
    const [, unix] = pack()
    expect(unix.name).toBe('tokhai-agent-unix-0.1.0.tar.gz')
    expect(Object.fromEntries(listed(unix))).toEqual({
      [`${top}/agent.mjs`]: '-rw-r--r--',
      [`${top}/inner/part.js`]: '-rw-r--r--',
      [`${top}/settings.json`]: '-rw-r--r--',
      [`${top}/start.command`]: '-rwxr-xr-x',
      [`${top}/start.sh`]: '-rwxr-xr-x',
    })
    expect(readTar(gunzipSync(unix.read())).get(`${top}/inner/part.js`)?.toString()).toBe('content of inner/part.js')
  })

  it('brings settings that the agent takes, for the pages of this server and its port, and looks for the token itself', () => {
    const [installer, unix] = pack()
    const settingsOf = [
      unzipSync(installer.read())[`${top}/settings.json`],
      readTar(gunzipSync(unix.read())).get(`${top}/settings.json`),
    ]
    for (const bytes of settingsOf) {
      expect(settingsIn(bytes ?? new Uint8Array())).toMatchObject({
        ok: true,
        value: {
          origins: settings.origins,
          port: 1081,
          token: { kind: 'found' },
          locale: 'vi',
          answers: { consent: 'ask', pin: null },
        },
      })
    }
  })

  it('is the same to the byte whenever it is packed', () => {
    const [first, second] = [pack(), pack()]
    for (const [index, { size, sha256, read }] of first.entries()) {
      const bytes = read()
      expect(second[index]?.sha256).toBe(sha256)
      expect(bytes.length).toBe(size)
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    }
  })

  it('is none where none was built', () => {
    expect(completeAgent(join(folder, 'nowhere'), settings)).toEqual([])
  })
})

describe('pages and downloads', () => {
  const archives = pack()
  const [archive] = archives
  const answer = staticFiles(folder, { port: 1080, archives })
  const ask = (path: string, headers: Record<string, string> = {}) =>
    answer(new Request(`http://localhost:8080${path}`, { headers }))

  it('give name, size and digest of the archive', async () => {
    const offers = archives.map(({ name, size, sha256 }) => `/downloads/${name} ${size} ${sha256}`)
    expect(await ask('/vi/login')?.text()).toContain(`content="${offers.join(', ')}"`)
  })

  it('give it as a file to save, and its digest beside it', async () => {
    const file = ask(`/downloads/${archive.name}`)
    expect(file?.headers.get('content-type')).toBe('application/zip')
    expect(file?.headers.get('content-disposition')).toBe('attachment; filename="tokhai-agent-installer-0.1.0.zip"')
    expect(Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer()).equals(archive.read())).toBe(true)
    expect(await ask(`/downloads/${archive.name}.sha256`)?.text()).toBe(`${archive.sha256}  ${archive.name}\n`)
    expect(ask(`/downloads/${archive.name}`, { 'if-none-match': file?.headers.get('etag') ?? '' })?.status).toBe(304)
  })

  it('do not give what is built without settings, nor another version', () => {
    expect(ask(`/${agentFolder}/unix/tokhai-agent-0.1.0.tar.gz`)).toBeNull()
    expect(ask('/downloads/tokhai-agent-unix-0.0.9.tar.gz')).toBeNull()
  })
})
