import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configFromEnvironment } from '../../server/config.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { createTestAuthority, type TestAuthority, type TestSigner } from '../signing/support/authority.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'

let folder: string
let authority: TestAuthority
let own: TestSigner
let foreign: TestSigner
const inFolder = (name: string): string => join(folder, name)
const read = (environment: Readonly<Record<string, string>>) => configFromEnvironment(environment, '/product')
const refusal = (environment: Readonly<Record<string, string>>): string | null => {
  const config = read(environment)
  return config.ok ? null : config.failure
}

beforeAll(async () => {
  folder = await makeFolder()
  authority = await createTestAuthority()
  own = await authority.issue(demoCompany.tax_id)
  foreign = await authority.issue('0311111111')
  const files = {
    both: [
      ['root.pem', authority.rootPem],
      ['own.crt', own.certificatePem],
      ['own.key.pem', own.privateKeyPem],
    ],
    foreign: [['foreign.pem', foreign.certificatePem]],
    empty: [],
    none: [['notes.pem', 'hello']],
  } as const
  for (const [name, contents] of Object.entries(files)) {
    await mkdir(inFolder(name))
    for (const [file, text] of contents) await writeFile(join(inFolder(name), file), text)
  }
})
afterAll(() => removeFolder(folder))

describe('the settings of the server', () => {
  it('are those of a trial on this machine where nothing is said', () => {
    expect(read({ PORT: '', PUBLIC_ORIGIN: '' })).toMatchObject({
      ok: true,
      value: {
        host: 'localhost',
        port: 8080,
        agentPort: 1080,
        databaseUrl: null,
        apiOrigin: null,
        publicOrigin: null,
        masterKey: null,
        isDemo: true,
        hasFaults: false,
      },
    })
  })

  it('take of an address its origin', () => {
    const origins = {
      PUBLIC_ORIGIN: 'https://tokhai.example.vn/vi',
      TOKHAI_DEMO: '1',
      ALLOWED_ORIGINS: 'http://localhost:5173/, https://b.example.vn,',
    }
    expect(read(origins)).toMatchObject({
      ok: true,
      value: {
        publicOrigin: 'https://tokhai.example.vn',
        furtherOrigins: ['http://localhost:5173', 'https://b.example.vn'],
      },
    })
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '-1'],
    ['AGENT_PORT', '1080.5'],
    ['AUTHORITY_RECEIPT_SECONDS', 'soon'],
    ['PUBLIC_ORIGIN', 'tokhai.example.vn'],
    ['API_ORIGIN', 'ftp://secret.example'],
    ['ALLOWED_ORIGINS', 'https://a.example,secret'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,secret'],
    ['HSM_MASTER_KEY', 'c2VjcmV0'],
    ['HSM_PROVIDERS', 'VNPT SmartCA,secret'],
    ['HSM_SLOT', 'secret'],
    ['ESIGN_URL', 'http://secret.example/csc/v2'],
  ])('refuse %s=%s by name, without its value', (name, value) => {
    const said = refusal({ [name]: value })
    expect(said).toContain(name)
    expect(said).not.toContain(value)
  })

  it('want to know whom to trust where there is no demo authority', () => {
    expect(refusal({ TOKHAI_DEMO: '0' })).toContain('TRUSTED_ROOTS')
    expect(refusal({ TOKHAI_DEMO: '0', TRUSTED_ROOTS: inFolder('both') })).toBeNull()
    expect(refusal({ TOKHAI_DEMO: '0', API_ORIGIN: 'https://backend.example' })).toBeNull()
  })

  it.each([
    [{}, true],
    [{ HOST: '127.0.0.2' }, true],
    [{ HOST: '::1', PUBLIC_ORIGIN: 'http://localhost:8080' }, true],
    [{ TOKHAI_DEMO: '0' }, false],
    [{ PUBLIC_ORIGIN: 'https://tokhai.example' }, false],
    [{ PUBLIC_ORIGIN: 'http://10.0.0.5:8080' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '10.0.0.5', TOKHAI_DEMO: '0' }, false],
    [{ HOST: '0.0.0.0', TOKHAI_DEMO: '1' }, true],
    [{ PUBLIC_ORIGIN: 'https://tokhai.example', TOKHAI_DEMO: '1' }, true],
  ])('leave demo accounts out of a public address unless they are asked for: %j', (environment, isDemo) => {
    expect(read({ ...environment, TRUSTED_ROOTS: inFolder('both') })).toMatchObject({ ok: true, value: { isDemo } })
  })

  it('say why there is no demo authority on a public address', () => {
    expect(refusal({ PUBLIC_ORIGIN: 'https://tokhai.example' })).toBe(
      'TRUSTED_ROOTS is needed where there is no demo authority: PUBLIC_ORIGIN is an https address, so that there is none unless TOKHAI_DEMO is 1',
    )
  })

  it.each([
    [
      { API_ORIGIN: 'backend.example' },
      'API_ORIGIN must be an address such as https://backend.example, without a path',
    ],
    [
      { API_ORIGIN: 'https://backend.example/prefix' },
      'API_ORIGIN must be an address such as https://backend.example, without a path',
    ],
    [{ PUBLIC_ORIGIN: 'example.vn' }, 'PUBLIC_ORIGIN must be an address such as https://example.vn'],
    [
      { DATABASE_URL: 'mysql://me:secret@localhost/x' },
      'DATABASE_URL must be an address such as postgres://user:password@localhost:5432/tokhai',
    ],
    [{ AUTHORITY_RECEIPT_SECONDS: 'soon' }, 'AUTHORITY_RECEIPT_SECONDS must be a number from 0 to 86400'],
    [
      { AUTHORITY_DECISION_SECONDS: '86401', PORT: '-1' },
      'PORT must be a number from 0 to 65535; AUTHORITY_DECISION_SECONDS must be a number from 0 to 86400',
    ],
  ])('that are not understood are refused with what they must be: %j', (environment, failure) => {
    expect(read(environment)).toEqual({ ok: false, failure })
  })

  it('name folders of certificates: authorities to trust, and companies that have registered theirs', () => {
    const config = read({ TRUSTED_ROOTS: inFolder('both'), DEMO_CERTIFICATES: inFolder('both') })
    if (!config.ok) throw new Error(config.failure)
    expect(config.value.trustedRoots?.map(({ subject }) => subject)).toEqual([authority.root.subject])
    expect(config.value.demoCertificates.map(({ serialNumber }) => serialNumber)).toEqual([
      own.certificate.serialNumber,
    ])
  })

  it.each([
    ['TRUSTED_ROOTS', 'absent', 'names a folder that cannot be read'],
    ['TRUSTED_ROOTS', 'none', 'holds notes.pem, which is no certificate'],
    ['TRUSTED_ROOTS', 'empty', 'holds no certificate of an authority (.pem, .crt or .cer)'],
    ['DEMO_CERTIFICATES', 'empty', 'holds no certificate of a company (.pem, .crt or .cer)'],
    [
      'DEMO_CERTIFICATES',
      'foreign',
      'holds foreign.pem, whose subject has no UID=MST: with the tax code of a demo company (0199999984, 0399999981)',
    ],
  ])('say what is wrong with a folder: %s %s', (variable, name, problem) => {
    expect(read({ [variable]: inFolder(name) })).toEqual({ ok: false, failure: `${variable} ${problem}` })
  })
})

describe('the provider of remote signatures', () => {
  const given = { ESIGN_URL: 'https://provider.example/csc/v2/', ESIGN_CLIENT_ID: 'tokhai' }

  it('is simulated in the demo alone, and only where none is named', () => {
    const demo = read({})
    expect(demo.ok && [demo.value.remoteSigning, demo.value.remoteSimulatorPort]).toEqual([null, 1090])
    const bare = read({ TOKHAI_DEMO: '0', TRUSTED_ROOTS: inFolder('both') })
    expect(bare.ok && [bare.value.remoteSigning, bare.value.remoteSimulatorPort]).toEqual([null, null])
  })

  it('has its secret from the environment or a file', async () => {
    await writeFile(inFolder('esign-secret'), 'from file\n')
    const config = { url: 'https://provider.example/csc/v2', clientId: 'tokhai' }
    for (const [environment, clientSecret] of [
      [{ ESIGN_CLIENT_SECRET: 'typed' }, 'typed'],
      [{ ESIGN_CLIENT_SECRET_FILE: inFolder('esign-secret') }, 'from file'],
    ] as const)
      expect(read({ ...given, ...environment })).toMatchObject({
        value: { remoteSigning: { ...config, clientSecret } },
      })
  })

  it.each([
    [{ ESIGN_CLIENT_ID: '' }, 'ESIGN_CLIENT_ID is needed'],
    [{}, 'ESIGN_CLIENT_SECRET or ESIGN_CLIENT_SECRET_FILE is needed'],
    [{ ESIGN_CLIENT_SECRET_FILE: '/nowhere/secret' }, 'cannot be read'],
    [{ ESIGN_URL: 'http://provider.example/csc/v2' }, 'ESIGN_URL must be'],
    [{ ESIGN_URL: 'https://user:secret@provider.example/' }, 'ESIGN_URL must be'],
  ])('is refused without what it needs: %j', (changes, said) => {
    expect(refusal({ ...given, ...changes })).toContain(said)
    expect(refusal({ ...given, ...changes })).not.toContain('secret@')
  })
})
