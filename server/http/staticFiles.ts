import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join, relative, sep } from 'node:path'
import type { AgentArchive } from './agentArchive.ts'
import { fileStream } from './fileStream.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
}

/** Encodings in order of preference, with the ending that the build gives them. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

interface Content {
  readonly size: number
  /** Called where the bytes are wanted, and not only what is said of them. */
  readonly read: () => string | ReadableStream<Uint8Array<ArrayBuffer>>
}

interface StaticFile {
  readonly type: string
  readonly cacheControl: string
  readonly etag: string
  readonly encoded: readonly (typeof encodings)[number][0][]
  /** As it is, or encoded, by the ending of that encoding. */
  readonly contentOf: (ending: string) => Content
  /** The name under which it is saved instead of shown. */
  readonly saveAs: string | null
}

const fileContent = (path: string): Content => {
  const { size } = statSync(path)
  return { size, read: () => fileStream(path, size) }
}

const textContent = (text: string): Content => ({ size: Buffer.byteLength(text), read: () => text })

const etagOf = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

const describe = (folder: string, path: string, all: ReadonlySet<string>): [string, StaticFile] => {
  const url = `/${relative(folder, path).split(sep).join('/')}`
  const isHashed = url.startsWith('/assets/')
  return [
    url,
    {
      type: types[extname(path)] ?? 'application/octet-stream',
      cacheControl: isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      // The name of a hashed file changes with its content.
      etag: isHashed ? `"${basename(path)}"` : etagOf(readFileSync(path)),
      encoded: encodings.filter(([, ending]) => all.has(path + ending)).map(([encoding]) => encoding),
      contentOf: (ending) => fileContent(path + ending),
      saveAs: null,
    },
  ]
}

/** Inside the build: what the agent's archive is packed from. */
export const agentFolder = 'signing-agent'

/** Whether part of a path begins with a dot: what tools leave for themselves, and nobody else. */
const isHidden = (path: string): boolean => /[\\/]\./.test(path)

const filesIn = (folder: string): Map<string, StaticFile> => {
  if (!existsSync(folder)) return new Map()
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const all = new Set(paths)
  return new Map(
    paths
      .filter((path) => !encodings.some(([, ending]) => path.endsWith(ending)))
      .filter((path) => !path.startsWith(join(folder, agentFolder) + sep) && !isHidden(`/${relative(folder, path)}`))
      .map((path) => describe(folder, path, all)),
  )
}

/** Encodings that the browser takes: a weight of nought refuses one by name (RFC 9110 §12.4.2). */
const acceptedBy = (request: Request): readonly string[] =>
  (request.headers.get('accept-encoding') ?? '').split(',').flatMap((text) => {
    const [name = '', weight = ''] = text.split(';').map((part) => part.trim())
    return /^q=0(?:\.0*)?$/i.test(weight) ? [] : [name]
  })

const serve = (file: StaticFile, request: Request): Response => {
  const headers = new Headers({ 'Cache-Control': file.cacheControl, ETag: file.etag, Vary: 'Accept-Encoding' })
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', file.type)
  if (file.saveAs !== null) headers.set('Content-Disposition', `attachment; filename="${file.saveAs}"`)
  const accepted = acceptedBy(request)
  const [encoding, ending] = encodings.find(([name]) => file.encoded.includes(name) && accepted.includes(name)) ?? [
    null,
    '',
  ]
  if (encoding !== null) headers.set('Content-Encoding', encoding)
  const { size, read } = file.contentOf(ending)
  headers.set('Content-Length', String(size))
  return new Response(request.method === 'HEAD' ? null : read(), { headers })
}

/** What pages learn of the signing agent. */
export interface AgentPlace {
  readonly port: number
  /** None where the build has none to offer. */
  readonly archives: readonly AgentArchive[]
}

const faultsMeta = '<meta name="tokhai-faults" content="on">'
const agentMeta = /(<meta name="tokhai-agent" content=")[^"]*/
const archiveMeta = /(<meta name="tokhai-agent-archive" content=")[^"]*/

/** The page as built, or naming where the signing agent listens and is to be had, where that differs, and of a fault console. */
const withFacts = (page: StaticFile, built: string, { port, archives }: AgentPlace, hasFaults: boolean): StaticFile => {
  const offer = archives.map(({ name, size, sha256 }) => `/${downloads}/${name} ${size} ${sha256}`).join(', ')
  const placed = built.replace(agentMeta, `$1http://localhost:${port}`).replace(archiveMeta, `$1${offer}`)
  const content = hasFaults ? placed.replace('</head>', `${faultsMeta}</head>`) : placed
  return content === built
    ? page
    : { ...page, contentOf: () => textContent(content), etag: etagOf(content), encoded: [] }
}

const downloads = 'downloads'

/** The archive and, beside it, its digest as `sha256sum --check` reads it. */
const downloadsOf = ({ name, type, size, sha256, read }: AgentArchive): readonly [string, StaticFile][] => {
  const file = (saveAs: string, savedType: string, content: Content): [string, StaticFile] => [
    `/${downloads}/${saveAs}`,
    {
      type: savedType,
      cacheControl: 'no-cache',
      etag: `"${sha256.slice(0, 22)}"`,
      encoded: [],
      contentOf: () => content,
      saveAs,
    },
  ]
  return [
    file(name, type, { size, read }),
    file(`${name}.sha256`, 'text/plain; charset=utf-8', textContent(`${sha256}  ${name}\n`)),
  ]
}

/**
 * Answers the files of a built single-page application, listed once: hashed assets for a year, everything else asked for again
 * each time, and its page for every path that names no file. The page names where the signing agent listens, and where its
 * archive is to be had, and, with `hasFaults`, that it may show the fault console. Null where there is no build.
 */
export const staticFiles = (
  folder: string,
  agent: AgentPlace,
  hasFaults = false,
): ((request: Request) => Response | null) => {
  const files = filesIn(folder)
  for (const [url, file] of agent.archives.flatMap(downloadsOf)) files.set(url, file)
  const built = files.get('/index.html')
  const page =
    built === undefined
      ? undefined
      : withFacts(built, readFileSync(join(folder, 'index.html'), 'utf8'), agent, hasFaults)
  if (page !== undefined) files.set('/index.html', page)
  return (request) => {
    const { pathname } = new URL(request.url)
    const file = files.get(pathname)
    if (file !== undefined) return serve(file, request)
    // A missing file is missing; only addresses of the application fall back to its page.
    return page === undefined || extname(pathname) !== '' || isHidden(pathname) ? null : serve(page, request)
  }
}
