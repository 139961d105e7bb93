import { afterEach, describe, expect, it, vi } from 'vitest'
import { demoPassword } from '../../server/companies/demo/accounts.ts'
import { announcement } from '../../tools/start/announce.ts'
import { readSettings } from '../../tools/start/settings.ts'

const announcedWith = (env: NodeJS.ProcessEnv, agentPort: number | null = null, hasPin = false): string => {
  const read = readSettings(env, false)
  if (!read.ok) throw new Error(read.problem)
  return announcement({ port: 8080, remotePort: 1090, agentPort, settings: read.settings, hasPin, hasTerminal: true })
}

afterEach(() => vi.unstubAllEnvs())

describe('what a start prints', () => {
  it('names the demo accounts, with a warning where others than this machine reach them', () => {
    expect(announcedWith({})).toContain(demoPassword)
    expect(announcedWith({})).not.toContain('keep real declarations out')
    expect(announcedWith({ PUBLIC_ORIGIN: 'https://tokhai.example', TOKHAI_DEMO: '1' })).toContain(
      'can reach https://tokhai.example: keep real declarations out of it',
    )
  })

  it('says who confirms remote signatures of the demo, and where', () => {
    const line = 'user saomaixanh.esign; confirm signatures at http://127.0.0.1:1090/phone'
    expect(announcedWith({})).toContain(line)
    expect(announcedWith({ PUBLIC_ORIGIN: 'https://tokhai.example' })).not.toContain(line)
  })

  it.each([
    [{}, 'ready: http://localhost:8080', 'listens on'],
    [{ HOST: '127.0.0.2' }, 'ready: http://127.0.0.2:8080', 'localhost'],
    [{ HOST: '::1' }, 'ready: http://[::1]:8080', 'localhost'],
    [{ HOST: '10.0.0.5' }, 'ready: http://10.0.0.5:8080', 'http://localhost'],
    [{ HOST: '0.0.0.0' }, 'listens on every IPv4 address of this machine', 'http://localhost'],
    [{ HOST: '::' }, 'listens on every address of this machine', 'http://localhost'],
    [{ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://a.example' }, '(here http://127.0.0.1:8080)', 'set PUBLIC_ORIGIN'],
  ])('says what the server listens on, and nothing else: %j', (env, printed, unprinted) => {
    const text = announcedWith(env)
    expect(text).toContain(printed)
    expect(text).not.toContain(unprinted)
  })

  it('leaves demo accounts out where others than this machine reach the product, unless they are asked for', () => {
    for (const env of [{ HOST: '0.0.0.0' }, { PUBLIC_ORIGIN: 'https://tokhai.example' }]) {
      expect(announcedWith(env)).not.toContain(demoPassword)
      expect(announcedWith({ ...env, TOKHAI_DEMO: '1' })).toContain(demoPassword)
      expect(announcedWith({ ...env, TOKHAI_DEMO: '1' })).toContain('Everybody knows this password')
    }
  })

  it.each([
    ['the demo data are left out', { TOKHAI_DEMO: '0' }, 'those of the database sign in'],
    ['another backend answers', { API_ORIGIN: 'https://backend.example' }, 'sign in with an account of that backend'],
  ])('names no demo password where %s', (_when, env, printed) => {
    expect(announcedWith(env)).toContain(printed)
    expect(announcedWith(env)).not.toContain(demoPassword)
  })

  it('says for what the agent will ask', () => {
    vi.stubEnv('AGENT_CONSENT', '')
    vi.stubEnv('DISPLAY', '')
    vi.stubEnv('WAYLAND_DISPLAY', '')
    expect(announcedWith({}, 1080, true)).toContain('It asks for consent here in the terminal')
    expect(announcedWith({}, 1080)).toContain('It asks for consent and PIN here in the terminal')
  })
})
