import { describe, expect, it } from 'vitest'
import { configFromEnvironment } from '../../server/config.ts'

const read = (environment: Readonly<Record<string, string>>) => configFromEnvironment(environment, '/product')
const refusal = (environment: Readonly<Record<string, string>>): string | null => {
  const config = read(environment)
  return config.ok ? null : config.failure
}

describe('the settings of the server', () => {
  it('are those of a trial on this machine where nothing is said', () => {
    expect(read({ PORT: '', PUBLIC_ORIGIN: '' })).toMatchObject({
      ok: true,
      value: { host: '127.0.0.1', port: 8080, agentPort: 1080, databaseUrl: null, apiOrigin: null, publicOrigin: null, isDemo: true, hasFaults: false },
    })
  })

  it('take of an address its origin', () => {
    const origins = { PUBLIC_ORIGIN: 'https://tokhai.example.vn/vi', ALLOWED_ORIGINS: 'http://localhost:5173/, https://b.example.vn,' }
    expect(read(origins)).toMatchObject({
      ok: true,
      value: { publicOrigin: 'https://tokhai.example.vn', furtherOrigins: ['http://localhost:5173', 'https://b.example.vn'] },
    })
  })

  it.each([
    ['PORT', '65536'], ['PORT', '80.5'], ['PORT', '-1'], ['AGENT_PORT', '1080.5'], ['AUTHORITY_RECEIPT_SECONDS', 'soon'],
    ['PUBLIC_ORIGIN', 'tokhai.example.vn'], ['API_ORIGIN', 'ftp://secret.example'], ['ALLOWED_ORIGINS', 'https://a.example,secret'],
  ])('refuse %s=%s by name, without its value', (name, value) => {
    const said = refusal({ [name]: value })
    expect(said).toContain(name)
    expect(said).not.toContain(value)
  })

  it('want to know whom to trust where there is no demo authority', () => {
    expect(refusal({ TOKHAI_DEMO: '0' })).toContain('TRUSTED_ROOTS')
    expect(refusal({ TOKHAI_DEMO: '0', TRUSTED_ROOTS: '/roots' })).toBeNull()
    expect(refusal({ TOKHAI_DEMO: '0', API_ORIGIN: 'https://backend.example' })).toBeNull()
  })
})
