import { ORIGIN, type Sending } from './running-agent.ts'

export interface HostileRequest extends Sending {
  readonly name: string
  readonly status: number
}

/** Host headers that are not this agent's, as rebound names, neighbours and mistakes have them. */
const foreignHosts = (port: number): readonly string[] => [
  'localhost', '127.0.0.1', '[::1]', ' ', `localhost:${port + 1}`, `127.0.0.1:${port + 1}`, 'localhost:1', 'localhost:80', 'localhost:443',
  `evil.example:${port}`, 'evil.example', `localhost.evil.example:${port}`, `evil.example.localhost:${port}`, `foo.localhost:${port}`,
  `localhost.:${port}`, `LOCALHOST.evil:${port}`, `127.0.0.1.nip.io:${port}`, `127.0.0.2:${port}`, `127.1:${port}`, `0.0.0.0:${port}`,
  `0:${port}`, `2130706433:${port}`, `0x7f000001:${port}`, `017700000001:${port}`, `[::]:${port}`, `[::ffff:127.0.0.1]:${port}`,
  `[0:0:0:0:0:0:0:1]:${port}`, `::1:${port}`, `localhost:${port}:${port}`, `localhost:${port}.evil.example`, `localhost:${port}@evil.example`,
  `evil.example@localhost:${port}`, `user:pass@localhost:${port}`, `localhost:${port}/`, `localhost:${port}#`, `localhost:${port}?`,
  `localhost:0${port}`, `localhost:+${port}`, `localhost: ${port}`, `localhost :${port}`, `localhost:${port},evil.example`,
  `http://localhost:${port}`, `//localhost:${port}`, `192.168.1.10:${port}`, `10.0.0.1:${port}`, `my-laptop:${port}`, `my-laptop.local:${port}`,
  `host.docker.internal:${port}`, `xn--lcalhost-p4a:${port}`, `Localhost:${port}`, `LOCALHOST:${port}`, `localhost%00:${port}`, `localhost\t:${port}`,
]

/** Origin headers that are none of the allowed ones, near misses first. */
const foreignOrigins: readonly string[] = [
  'https://hoadon.example.vn/', 'https://hoadon.example.vn:443', 'http://hoadon.example.vn', 'https://hoadon.example.vn:8443',
  'https://HOADON.example.vn', 'HTTPS://hoadon.example.vn', 'https://hoadon.example.vn.evil.example', 'https://evil-hoadon.example.vn',
  'https://a.hoadon.example.vn', 'https://example.vn', 'https://hoadon.example.vn.', 'https://hoadon.example.vn#', 'https://hoadon.example.vn?',
  'https://hoadon.example.vn@evil.example', 'https://evil.example@hoadon.example.vn', 'https://hoadon.example.vn,https://evil.example',
  'https://evil.example, https://hoadon.example.vn', 'https://hoadon.example.vn https://evil.example', 'https://hoadon.example.v', 'hoadon.example.vn',
  '//hoadon.example.vn', 'https:hoadon.example.vn', 'https:/hoadon.example.vn', 'https://hoadon%2Eexample.vn', 'https://hоadon.example.vn',
  'null', 'NULL', 'undefined', '*', '""', '"https://hoadon.example.vn"', 'https://', 'http://localhost', 'http://localhost:8081',
  'http://localhost:80', 'https://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080', 'http://localhost:8080/', 'http://localhost:08080',
  'http://evil.localhost:8080', 'http://localhost.evil.example:8080', 'http://localhost:80800', 'file://', 'file:///', 'chrome-extension://abcdef',
  'moz-extension://abcdef', 'app://local', 'data:', 'blob:https://hoadon.example.vn', 'about:blank', 'javascript:alert(1)', 'ws://hoadon.example.vn',
  'https://evil.example', 'http://evil.example', 'https://192.168.1.10', 'http://10.0.0.1:8080', 'https://xn--hoadon-.example.vn', 'https://.example.vn',
]

const methods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'SEARCH', 'M-SEARCH', 'LOCK'] as const

const paths = [
  '/', '/gettokeninfo', '/getTokenInfo/', '//getTokenInfo', '/getTokenInfo?x=1', '/getTokenInfo#x', '/getTokenInfo;x', '/./getTokenInfo', '/x/../getTokenInfo',
  '/getTokenInf%6f', '/%67etTokenInfo', '/getTokenInfo%00', '/getTokenInfo%20', '/issueXMLList', '/issueXmlList/', '/issueXmlPOSList', '/signXML',
  '/getDeclarationData', '/.env', '/agent.log', '/favicon.ico', 'http://localhost/getTokenInfo', 'http://evil.example/getTokenInfo', '*',
] as const

const latin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

/** Requests that no page of an allowed origin makes: foreign hosts and origins, other methods and paths, headers twice. */
export const hostileRequests = (port: number): readonly HostileRequest[] => {
  const host = `localhost:${port}`
  const own = { Host: host, Origin: ORIGIN }
  const bothPaths = ['/getTokenInfo', '/issueXmlList'] as const
  return [
    ...foreignHosts(port).map((value) => ({ name: `Host ${JSON.stringify(value)}`, status: 403, headers: { Host: value, Origin: ORIGIN } })),
    ...foreignOrigins.map((value) => ({ name: `Origin ${value}`, status: 403, headers: { Host: host, Origin: latin1(value) } })),
    ...foreignOrigins.slice(0, 30).map((value) => ({ name: `preflight of ${value}`, status: 403, method: 'OPTIONS', headers: { Host: host, Origin: latin1(value), 'Access-Control-Request-Method': 'POST' } })),
    ...bothPaths.map((path) => ({ name: `no Origin at ${path}`, status: 403, path, headers: { Host: host } })),
    ...bothPaths.map((path) => ({ name: `preflight without Origin at ${path}`, status: 403, path, method: 'OPTIONS', headers: { Host: host } })),
    { name: 'an empty Origin', status: 403, headers: { Host: host, Origin: '' } },
    { name: 'a page address instead of an Origin', status: 403, headers: { Host: host, Referer: `${ORIGIN}/` } },
    { name: 'the origin in another header', status: 403, headers: { Host: host, 'X-Forwarded-Origin': ORIGIN, 'X-Origin': ORIGIN } },
    { name: 'the host in another header', status: 403, headers: { Host: `evil.example:${port}`, 'X-Forwarded-Host': host, Origin: ORIGIN } },
    { name: 'Origin twice, the allowed first', status: 403, headers: { Host: host, Origin: [ORIGIN, 'https://evil.example'] } },
    { name: 'Origin twice, the allowed last', status: 403, headers: { Host: host, Origin: ['https://evil.example', ORIGIN] } },
    { name: 'the allowed Origin twice', status: 403, headers: { Host: host, Origin: [ORIGIN, ORIGIN] } },
    ...methods.map((method) => ({ name: `method ${method}`, status: 405, method, headers: own })),
    ...methods.map((method) => ({ name: `method ${method} without Origin`, status: 403, method, headers: { Host: host } })),
    ...paths.map((path) => ({ name: `path ${path}`, status: 404, path, headers: own })),
    ...paths.slice(0, 10).map((path) => ({ name: `path ${path} of a foreign page`, status: 403, path, headers: { Host: host, Origin: 'https://evil.example' } })),
  ]
}
