import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfiguration } from '../../agent/configuration.ts'
import { packAgent, type AgentArchive } from '../../server/http/agentArchive.ts'
import { agentFolder, staticFiles } from '../../server/http/staticFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'archive-'))
afterAll(() => rmSync(folder, { recursive: true }))
const source = join(folder, agentFolder)
mkdirSync(join(source, 'tokhai-agent-0.1.0'), { recursive: true })
for (const file of ['agent.mjs', 'start.sh', 'start.command', 'start.cmd'])
  writeFileSync(join(source, 'tokhai-agent-0.1.0', file), `content of ${file}`)
writeFileSync(
  join(folder, 'index.html'),
  '<meta name="tokhai-agent" content="http://localhost:1080"><meta name="tokhai-agent-archive" content="">',
)

const settings = { origins: ['https://tokhai.example.vn', 'http://localhost:8080'], port: 1081 }
const pack = (): AgentArchive => {
  const archive = packAgent(source, settings)
  if (archive === null) throw new Error('nothing was packed')
  return archive
}

/** Name and Unix mode of every entry, from the central directory of the ZIP file. */
const modesIn = (zip: Uint8Array): ReadonlyMap<string, string> => {
  const bytes = Buffer.from(zip)
  const modes = new Map<string, string>()
  for (let at = bytes.indexOf('PK\u{1}\u{2}'); at >= 0; at = bytes.indexOf('PK\u{1}\u{2}', at + 1)) {
    const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28))
    modes.set(name.split('/')[1] ?? '', (bytes.readUInt32LE(at + 38) >>> 16).toString(8))
  }
  return modes
}

describe('the agent for download', () => {
  it('holds what was built, in one folder named by its version', () => {
    const { name, bytes } = pack()
    expect(name).toBe('tokhai-agent-0.1.0.zip')
    const files = unzipSync(bytes)
    expect(Object.keys(files)).toEqual(
      ['agent.mjs', 'settings.json', 'start.cmd', 'start.command', 'start.sh'].map(
        (file) => `tokhai-agent-0.1.0/${file}`,
      ),
    )
    expect(strFromU8(files['tokhai-agent-0.1.0/agent.mjs'] ?? new Uint8Array())).toBe('content of agent.mjs')
  })

  it('has start scripts that may be run', () => {
    const modes = modesIn(pack().bytes)
    expect([modes.get('start.sh'), modes.get('start.command'), modes.get('agent.mjs')]).toEqual([
      '100755',
      '100755',
      '100644',
    ])
  })

  it('brings settings that the agent takes, for the pages of this server and its port', () => {
    const path = join(folder, 'settings.json')
    writeFileSync(path, unzipSync(pack().bytes)['tokhai-agent-0.1.0/settings.json'] ?? '')
    expect(readConfiguration({ AGENT_CONFIG: path, PKCS12_FILE: 'token.p12' })).toMatchObject({
      ok: true,
      value: {
        origins: settings.origins,
        port: 1081,
        token: { kind: 'pkcs12', path: 'token.p12' },
        locale: 'vi',
        answers: { consent: 'ask', pin: null },
      },
    })
  })

  it('is the same to the byte whenever it is packed', () => {
    const { bytes, sha256 } = pack()
    expect(pack().sha256).toBe(sha256)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  })

  it('is none where none was built', () => {
    expect(packAgent(join(folder, 'nowhere'), settings)).toBeNull()
  })
})

describe('pages and downloads', () => {
  const archive = pack()
  const answer = staticFiles(folder, { port: 1080, archive })
  const ask = (path: string, headers: Record<string, string> = {}) =>
    answer(new Request(`http://localhost:8080${path}`, { headers }))

  it('give name, size and digest of the archive', async () => {
    const offer = `content="/downloads/${archive.name} ${archive.bytes.length} ${archive.sha256}"`
    expect(await ask('/vi/login')?.text()).toContain(offer)
  })

  it('give it as a file to save, and its digest beside it', async () => {
    const file = ask(`/downloads/${archive.name}`)
    expect(file?.headers.get('content-type')).toBe('application/zip')
    expect(file?.headers.get('content-disposition')).toBe('attachment; filename="tokhai-agent-0.1.0.zip"')
    expect(Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer()).equals(archive.bytes)).toBe(true)
    expect(await ask(`/downloads/${archive.name}.sha256`)?.text()).toBe(`${archive.sha256}  ${archive.name}\n`)
    expect(ask(`/downloads/${archive.name}`, { 'if-none-match': file?.headers.get('etag') ?? '' })?.status).toBe(304)
  })

  it('do not give the parts it is packed from, nor another version', () => {
    expect(ask(`/${agentFolder}/tokhai-agent-0.1.0/agent.mjs`)).toBeNull()
    expect(ask('/downloads/tokhai-agent-0.0.9.zip')).toBeNull()
  })
})
