import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
}

/** Encodings in order of preference, with the ending that the build gives them. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

interface StaticFile {
  readonly path: string
  readonly type: string
  readonly cacheControl: string
  readonly etag: string
  readonly encoded: readonly (typeof encodings)[number][0][]
  /** What is answered instead of the file's own bytes. */
  readonly content: string | null
}

const etagOf = (content: string | Buffer): string => `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

const describe = (folder: string, path: string): [string, StaticFile] => {
  const url = `/${relative(folder, path).split(sep).join('/')}`
  const isHashed = url.startsWith('/assets/')
  return [
    url,
    {
      path,
      type: types[extname(path)] ?? 'application/octet-stream',
      cacheControl: isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: etagOf(readFileSync(path)),
      encoded: encodings.filter(([, ending]) => existsSync(path + ending)).map(([encoding]) => encoding),
      content: null,
    },
  ]
}

const filesIn = (folder: string): Map<string, StaticFile> => {
  if (!existsSync(folder)) return new Map()
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !encodings.some(([, ending]) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => describe(folder, path)))
}

const serve = (file: StaticFile, request: Request): Response => {
  const headers = new Headers({ 'Cache-Control': file.cacheControl, ETag: file.etag, Vary: 'Accept-Encoding' })
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', file.type)
  const accepted = (request.headers.get('accept-encoding') ?? '').split(',').map((text) => text.split(';')[0]?.trim())
  const [encoding, ending] = encodings.find(([name]) => file.encoded.includes(name) && accepted.includes(name)) ?? [null, '']
  if (encoding !== null) headers.set('Content-Encoding', encoding)
  return new Response(file.content ?? readFileSync(file.path + ending), { headers })
}

const agentMeta = /(<meta name="tokhai-agent" content=")[^"]*/

/** The page as built, or telling another place of the signing agent than the usual one. */
const withAgent = (page: StaticFile, agentPort: number): StaticFile => {
  const built = readFileSync(page.path, 'utf8')
  const content = built.replace(agentMeta, `$1http://localhost:${agentPort}`)
  return content === built ? page : { ...page, content, etag: etagOf(content), encoded: [] }
}

/**
 * Answers the files of a built single-page application, listed once: hashed assets for a year, everything else asked for again
 * each time, and its page for every path that names no file. The page is told where the signing agent listens. Null where there
 * is no build.
 */
export const staticFiles = (folder: string, agentPort: number): ((request: Request) => Response | null) => {
  const files = filesIn(folder)
  const built = files.get('/index.html')
  const page = built === undefined ? undefined : withAgent(built, agentPort)
  if (page !== undefined) files.set('/index.html', page)
  return (request) => {
    const { pathname } = new URL(request.url)
    const file = files.get(pathname)
    if (file !== undefined) return serve(file, request)
    // A missing file is missing; only addresses of the application fall back to its page.
    return page === undefined || extname(pathname) !== '' ? null : serve(page, request)
  }
}
