import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
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

const bytesOf = async ({ read }: AgentArchive) => new Uint8Array(await new Response(read()).arrayBuffer())

/** Path and Unix mode of every entry, as another program sees them. */
const listed = async (archive: AgentArchive): Promise<ReadonlyMap<string, string>> => {
  const input = await bytesOf(archive)
  const { stdout } = spawnSync('tar', ['--list', '--verbose', '--gzip'], { input, encoding: 'utf8' })
  const lines = stdout.trim().split('\n')
  return new Map(lines.map((line) => [line.split(' ').at(-1) ?? '', line.split(' ')[0] ?? '']))
}

const settingsIn = (bytes: Uint8Array): unknown => {
  const path = join(folder, 'settings.json')
  writeFileSync(path, bytes)
  return readConfiguration({ AGENT_CONFIG: path })
}

describe('the agent for download', () => {
  it('is for Windows an installer with the settings beside it', async () => {
    const [installer] = pack()
    const { name } = installer
    expect(name).toBe('tokhai-agent-installer-0.1.0.zip')
    const files = unzipSync(await bytesOf(installer))
    expect(Object.keys(files)).toEqual(
      ['README.en.txt', 'tokhai-agent-0.1.0.msi', 'settings.json'].map((file) => `${top}/${file}`),
    )
    expect(strFromU8(files[`${top}/tokhai-agent-0.1.0.msi`] ?? new Uint8Array())).toBe(
      'content of tokhai-agent-0.1.0.msi',
    )
  })

  it('is for macOS and Linux a tarball with scripts that may be run', async () => {
    const [, unix] = pack()
    expect(unix.name).toBe('tokhai-agent-unix-0.1.0.tar.gz')
    expect(Object.fromEntries(await listed(unix))).toEqual({
      [`${top}/agent.mjs`]: '-rw-r--r--',
      [`${top}/inner/part.js`]: '-rw-r--r--',
      [`${top}/settings.json`]: '-rw-r--r--',
      [`${top}/start.command`]: '-rwxr-xr-x',
      [`${top}/start.sh`]: '-rwxr-xr-x',
    })
    expect(
      readTar(gunzipSync(await bytesOf(unix)))
        .get(`${top}/inner/part.js`)
        ?.toString(),
    ).toBe('content of inner/part.js')
  })

  it('brings settings that the agent takes, for the pages of this server and its port, and looks for the token itself', async () => {
    const [installer, unix] = pack()
    const settingsOf = [
      unzipSync(await bytesOf(installer))[`${top}/settings.json`],
      readTar(gunzipSync(await bytesOf(unix))).get(`${top}/settings.json`),
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

  it('is the same to the byte whenever it is packed', async () => {
    const [first, second] = [pack(), pack()]
    for (const [index, archive] of first.entries()) {
      const { size, sha256 } = archive
      const bytes = await bytesOf(archive)
      expect(second[index]?.sha256).toBe(sha256)
      expect(bytes.length).toBe(size)
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    }
  })

  it('is none where none was built', () => {
    expect(completeAgent(join(folder, 'nowhere'), settings)).toEqual([])
  })
})

const origin = 'http://localhost:8080'

describe('pages and downloads', () => {
  const archives = pack()
  const [archive] = archives
  const answer = staticFiles(folder, { port: 1080, archives })
  const ask = (path: string, headers: Record<string, string> = {}) =>
    answer(new Request(`${origin}${path}`, { headers }))

  it('give name, size and digest of the archive', async () => {
    const offers = archives.map(({ name, size, sha256 }) => `/downloads/${name} ${size} ${sha256}`)
    expect(await ask('/vi/login')?.text()).toContain(`content="${offers.join(', ')}"`)
  })

  it('give it as a file to save, and its digest beside it', async () => {
    const file = ask(`/downloads/${archive.name}`)
    expect(file?.headers.get('content-type')).toBe('application/zip')
    expect(file?.headers.get('content-disposition')).toBe('attachment; filename="tokhai-agent-installer-0.1.0.zip"')
    expect(Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer()).equals(await bytesOf(archive))).toBe(true)
    expect(await ask(`/downloads/${archive.name}.sha256`)?.text()).toBe(`${archive.sha256}  ${archive.name}\n`)
    expect(ask(`/downloads/${archive.name}`, { 'if-none-match': file?.headers.get('etag') ?? '' })?.status).toBe(304)
  })

  it('read of it as much as is taken, and nothing where only its size is asked for', async () => {
    const size = 8 * 1024 * 1024
    writeFileSync(join(folder, 'large.bin'), new Uint8Array(size))
    const { body, headers } = staticFiles(folder, { port: 1080, archives })(new Request(`${origin}/large.bin`)) ?? {}
    expect(headers?.get('content-length')).toBe(String(size))
    const reader = body?.getReader()
    expect((await reader?.read())?.value?.byteLength).toBeLessThan(1_000_000)
    // What had been read of it already would still come.
    truncateSync(join(folder, 'large.bin'), 1024 * 1024)
    const rest = async (): Promise<void> => {
      while ((await reader?.read())?.done === false);
    }
    await expect(rest()).rejects.toThrow('large.bin has become shorter')
    const asked = { method: 'HEAD' }
    rmSync(join(source, 'installer', `${top}.zip`))
    const head = answer(new Request(`${origin}/downloads/${archive.name}`, asked))
    expect([head?.headers.get('content-length'), head?.body]).toEqual([String(archive.size), null])
  })

  it('do not give what is built without settings, nor another version', () => {
    expect(ask(`/${agentFolder}/unix/tokhai-agent-0.1.0.tar.gz`)).toBeNull()
    expect(ask('/downloads/tokhai-agent-unix-0.0.9.tar.gz')).toBeNull()
  })
})
