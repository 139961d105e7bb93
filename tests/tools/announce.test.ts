import { afterEach, describe, expect, it, vi } from 'vitest'
import { demoPassword } from '../../server/demo/accounts.ts'
import { announcement } from '../../tools/start/announce.ts'
import { readSettings } from '../../tools/start/settings.ts'

const toldWith = (env: NodeJS.ProcessEnv, agentPort: number | null = null): string => {
  const read = readSettings(env, false)
  if (!read.ok) throw new Error(read.problem)
  return announcement({ port: 8080, agentPort, settings: read.settings, hasTerminal: true })
}

afterEach(() => vi.unstubAllEnvs())

describe('what a start tells', () => {
  it('names the demo accounts, with a warning where others than this machine reach them', () => {
    expect(toldWith({})).toContain(demoPassword)
    expect(toldWith({})).not.toContain('keep real declarations out')
    expect(toldWith({ PUBLIC_ORIGIN: 'https://tokhai.example' })).toContain(
      'can reach https://tokhai.example: keep real declarations out of it',
    )
  })

  it.each([
    ['the demo data are left out', { TOKHAI_DEMO: '0' }, 'those of the database sign in'],
    ['another backend answers', { API_ORIGIN: 'https://backend.example' }, 'sign in with an account of that backend'],
  ])('names no demo password where %s', (_when, env, told) => {
    expect(toldWith(env)).toContain(told)
    expect(toldWith(env)).not.toContain(demoPassword)
  })

  it('says for what the agent will ask', () => {
    vi.stubEnv('AGENT_CONSENT', '')
    vi.stubEnv('AGENT_PIN', '12345678')
    vi.stubEnv('DISPLAY', '')
    vi.stubEnv('WAYLAND_DISPLAY', '')
    expect(toldWith({}, 1080)).toContain('It asks for consent here in the terminal')
    vi.stubEnv('AGENT_PIN', '')
    expect(toldWith({}, 1080)).toContain('It asks for consent and PIN here in the terminal')
  })
})
