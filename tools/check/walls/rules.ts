/** The files of a folder that a pattern may reach. */
interface Collection {
  readonly in: string
  readonly only: RegExp
  /** The same for people. */
  readonly says: string
}

/** One folder of the house: what of ours it may import beside itself, and which packages. */
export interface Room {
  readonly folder: string
  readonly mayImport: readonly string[]
  /** Folders and files within its own folder that it may not import all the same. */
  readonly mayNotImport?: readonly string[]
  /** What `import.meta.glob()` may reach in a folder, whether or not the room may import that folder. */
  readonly collects?: Collection
  /** What it may reach by `import()` alone, types included. */
  readonly mayLoad?: readonly string[]
  /** Packages and `node:` modules it may import; absent means any that package.json declares. */
  readonly packages?: RegExp
}

/** Top of the list is the bottom of the house: a folder of src imports only folders that stand before it. */
const floors = [
  'domain',
  'machines',
  'api',
  'ui',
  'i18n',
  'spreadsheets',
  'failures',
  'area',
  'images',
  'passwords',
  'codeLists',
  'certificates',
  'hsm',
  'records',
  'printing',
  'signing',
  'documents',
  'features',
  'app',
] as const

/** What every capability stands on that areas share. */
const shared = ['src/domain', 'src/api', 'src/ui', 'src/i18n', 'src/failures']

/** Floors that know less than everything below them. */
const knows: Partial<Record<(typeof floors)[number], readonly string[]>> = {
  machines: ['src/domain'],
  api: ['src/domain'],
  ui: [],
  i18n: ['src/domain', 'src/ui'],
  spreadsheets: ['src/domain', 'src/ui'],
  failures: ['src/domain', 'src/ui', 'src/i18n'],
  area: ['src/domain', 'src/ui'],
  images: shared,
  codeLists: ['src/domain', 'src/api', 'src/ui', 'src/i18n'],
  passwords: shared,
  certificates: [...shared, 'src/codeLists'],
  hsm: [...shared, 'src/passwords'],
  records: [...shared, 'src/machines', 'src/spreadsheets', 'src/area'],
  printing: shared,
  signing: [...shared, 'src/machines', 'src/passwords', 'src/certificates', 'src/hsm'],
}

const catalogues = /\/texts\/(?:.+\/)?\w+\.po$/

/** What puts the areas together finds them by their descriptions, and reaches nothing else of them by a pattern. */
const areas: Collection = {
  in: 'src/features',
  only: new RegExp(`^src/features/[^/]+/area\\.ts$|${catalogues.source}`),
  says: 'files named area.ts and catalogues',
}

const collections: Partial<Record<(typeof floors)[number], Collection>> = {
  i18n: { in: 'src/texts', only: catalogues, says: 'catalogues' },
  app: areas,
}

const packages: Partial<Record<(typeof floors)[number], RegExp>> = {
  domain: /^(?:valibot|date-fns|big\.js)(?:\/|$)/,
  machines: /^(?:xstate|valibot)(?:\/|$)/,
}

const browserPackages = /^(?!node:)/

/** src/ui/…, src/features/… as rooms; every folder of src/features is a room of its own, so that siblings cannot meet. */
function sourceRooms(features: readonly string[]): Room[] {
  return floors.flatMap((floor, level) => {
    const mayImport = knows[floor] ?? floors.slice(0, level).map((below) => `src/${below}`)
    const collection = collections[floor]
    const collects = collection === undefined ? {} : { collects: collection }
    const folders = floor === 'features' ? features.map((feature) => `src/features/${feature}`) : [`src/${floor}`]
    const mayLoad = floor === 'app' ? ['development'] : []
    return folders.map((folder) => ({
      folder,
      mayImport,
      mayLoad,
      ...collects,
      packages: packages[floor] ?? browserPackages,
    }))
  })
}

const product = ['src', 'development', 'server', 'agent', 'signing']
const notReact = /^(?!react|@react|@tanstack|xstate|@lingui)/
const notDatabase = /^(?!react|@react|@tanstack|xstate|@lingui|kysely|pg$|node:sqlite)/

/** Below everything in the server: each may import those before it, and nothing else of the server. */
const serverFloors = [
  'clock',
  'log',
  'logOutput',
  'clientAddress',
  'wholeFile',
  'refusals',
  'store',
  'secrets',
  'codeLists',
  'audit',
  'companies',
  'records',
  'lists',
  'passwords',
  'images',
  'printing',
  'certificates',
  'hsm',
  'remoteSigning',
  'shops',
  'templates',
  'customers',
  'unfinishedForms',
  'numbering',
  'inForce',
  'authority',
  'outbox',
  'transmissions',
  'mail',
  'signInCodes',
  'notifications',
  'documents',
  'search',
  'operation/metrics',
  'http',
  'issueRuns',
  'documentArchives',
  'documentRoutes',
  'area',
] as const

const serverBase = ['src/domain', 'src/api/contract', 'signing']

/** How prints are drawn, on page and server alike: no page, no thread, no kind of document. */
const drawing = 'src/printing/drawing'

/** What a folder of the server may import beside what all may. */
const beside: Partial<Record<(typeof serverFloors)[number], readonly string[]>> = { printing: [drawing] }

/**
 * The server's folders: what areas share, and each area, in which routes import services, services the store, and no area another one. An
 * area's description (`area.ts`) and its routes may use requests and answers (`server/http`), services and store may not.
 */
function serverRooms(areas: readonly string[]): Room[] {
  const floorsOf = (names: readonly string[]) => names.map((name) => `server/${name}`)
  const shared = serverFloors.flatMap((name, level): Room[] => {
    const folder = `server/${name}`
    const mayImport = [...serverBase, ...(beside[name] ?? []), ...floorsOf(serverFloors.slice(0, level))]
    return [
      { folder: `${folder}/area`, mayImport: [...mayImport, 'server/area', folder], packages: notReact },
      { folder, mayImport, packages: notReact },
    ]
  })
  const below = floorsOf(serverFloors)
  const ofRequests = ['server/http', 'server/documentRoutes', 'server/area']
  const withoutHttp = below.filter((folder) => !ofRequests.includes(folder))
  const ofArea = (area: string): Room[] => {
    const folder = `server/areas/${area}`
    return [
      { folder: `${folder}/area`, mayImport: [...serverBase, ...below, folder], packages: notReact },
      {
        folder: `${folder}/routes`,
        mayImport: [...serverBase, ...below, folder],
        mayNotImport: [`${folder}/area`],
        packages: notDatabase,
      },
      { folder: `${folder}/store`, mayImport: [...serverBase, ...withoutHttp], packages: notReact },
      {
        folder,
        mayImport: [...serverBase, ...withoutHttp],
        mayNotImport: [`${folder}/area`, `${folder}/routes`],
        packages: notDatabase,
      },
    ]
  }
  return [...shared, ...areas.flatMap(ofArea)]
}

/** Tools that stand beside the pages, for development and tests, and the faults that they and the programs switch. */
const developmentRooms: readonly Room[] = [
  {
    folder: 'development/faults',
    mayImport: ['src/domain', 'src/api/contract', 'src/api/agent/protocol'],
    packages: browserPackages,
  },
  { folder: 'development/faultConsole', mayImport: ['development/faults', ...shared], packages: browserPackages },
  {
    folder: 'development/liveView',
    mayImport: ['src/machines', ...shared],
    packages: browserPackages,
  },
]

/**
 * The whole house.
 *
 * @param features names of the folders in src/features
 * @param areas names of the folders in server/areas
 */
export function roomsOf(features: readonly string[], areas: readonly string[] = []): Room[] {
  return [
    { folder: drawing, mayImport: ['src/domain'], packages: /^(?:pdfmake|valibot)(?:\/|$)/ },
    ...sourceRooms(features),
    { folder: 'signing', mayImport: ['src/domain'], packages: notReact },
    ...serverRooms(areas),
    ...developmentRooms,
    {
      folder: 'server/faults',
      mayImport: ['src/domain', 'src/api/contract', 'development/faults', 'server'],
      packages: notReact,
    },
    { folder: 'server', mayImport: ['src/domain', 'src/api/contract', 'signing'], packages: notReact },
    {
      folder: 'agent/faults',
      mayImport: ['src/domain', 'src/api/agent/protocol', 'development/faults', 'agent'],
      packages: notReact,
    },
    { folder: 'agent', mayImport: ['src/domain', 'src/api/agent/protocol', 'signing'], packages: notReact },
    {
      folder: 'walks',
      mayImport: ['src', 'development/faults'],
      collects: { in: 'development', only: catalogues, says: 'catalogues' },
    },
    {
      folder: 'tools/mutate',
      mayImport: [...product, 'walks', 'tools'],
      collects: { in: 'tests/journeys', only: /\.test\.ts$/, says: 'tests' },
    },
    { folder: 'tools', mayImport: [...product, 'walks'] },
    { folder: 'tests', mayImport: [...product, 'walks', 'tools', 'statecharts'] },
  ]
}
