import { describe, expect, it } from 'vitest'
import { readSettings } from '../../tools/start/settings.ts'

describe('settings of a start', () => {
  it('fall back to the documented ports and data folder', () => {
    const read = readSettings({}, false)
    expect(read).toMatchObject({
      ok: true,
      settings: {
        port: 8080,
        agentPort: 1080,
        dev: false,
        backend: null,
        host: 'localhost',
        publicOrigin: null,
        isDemo: true,
        hasPostgres: false,
        ownToken: null,
        faults: false,
      },
    })
    expect(read.ok && read.settings.data).toMatch(/[\\/]data$/)
  })

  it('come from the environment', () => {
    const place = {
      PORT: '0',
      AGENT_PORT: '2080',
      TOKHAI_DATA: '/tmp/elsewhere',
      TOKHAI_DEMO: '0',
      PUBLIC_ORIGIN: 'https://tokhai.example/',
    }
    const env = {
      ...place,
      API_ORIGIN: 'https://backend.example',
      PKCS12_FILE: 'mine.p12',
      DATABASE_URL: 'postgres://localhost/tokhai',
    }
    expect(readSettings(env, true)).toEqual({
      ok: true,
      settings: {
        port: 0,
        agentPort: 2080,
        data: '/tmp/elsewhere',
        dev: true,
        backend: 'https://backend.example',
        host: 'localhost',
        publicOrigin: 'https://tokhai.example',
        isDemo: false,
        hasPostgres: true,
        ownToken: 'mine.p12',
        faults: false,
      },
    })
  })

  it('leave demo accounts out where others can reach the product, and keep development to this machine', () => {
    expect(readSettings({ HOST: '0.0.0.0' }, false)).toMatchObject({ settings: { host: '0.0.0.0', isDemo: false } })
    expect(readSettings({ HOST: '0.0.0.0', TOKHAI_DEMO: '1' }, false)).toMatchObject({ settings: { isDemo: true } })
    expect(readSettings({ HOST: '0.0.0.0' }, true)).toMatchObject({ ok: false })
  })

  it.each(['65536', '-1', '80a', '1.5'])('refuse the port %s with a message', (port) => {
    expect(readSettings({ PORT: port }, false)).toEqual({
      ok: false,
      problem: `PORT=${port} is no port: give a number from 0 to 65535.`,
    })
    expect(readSettings({ AGENT_PORT: port }, false)).toMatchObject({ ok: false })
  })
})
