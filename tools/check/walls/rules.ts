/** One folder of the house: what of ours it may import beside itself, and which packages. */
export interface Room {
  readonly folder: string
  readonly mayImport: readonly string[]
  /** Packages and `node:` modules it may import; absent means any that package.json declares. */
  readonly packages?: RegExp
}

/** Top of the list is the bottom of the house: a folder of src imports only folders that stand before it. */
const floors = [
  'domain',
  'machines',
  'api',
  'faults',
  'ui',
  'i18n',
  'failures',
  'codeLists',
  'certificates',
  'records',
  'printing',
  'signing',
  'features',
  'app',
] as const

/** What every capability stands on that areas share. */
const shared = ['src/domain', 'src/api', 'src/ui', 'src/i18n', 'src/failures']

/** Floors that know less than everything below them. */
const knows: Partial<Record<(typeof floors)[number], readonly string[]>> = {
  machines: ['src/domain'],
  api: ['src/domain'],
  faults: ['src/domain', 'src/api/contract', 'src/api/agent/protocol'],
  ui: [],
  i18n: ['src/domain', 'src/ui'],
  failures: ['src/domain', 'src/ui', 'src/i18n'],
  codeLists: ['src/domain', 'src/api', 'src/ui', 'src/i18n'],
  certificates: [...shared, 'src/codeLists'],
  records: shared,
  printing: shared,
  signing: [...shared, 'src/machines'],
}

const packages: Partial<Record<(typeof floors)[number], RegExp>> = {
  domain: /^valibot(?:\/|$)/,
  machines: /^(?:xstate|valibot)(?:\/|$)/,
}

const browserPackages = /^(?!node:)/

/** src/ui/…, src/features/… as rooms; every folder of src/features is a room of its own, so that siblings cannot meet. */
function sourceRooms(features: readonly string[]): Room[] {
  return floors.flatMap((floor, level) => {
    const mayImport = knows[floor] ?? floors.slice(0, level).map((below) => `src/${below}`)
    const folders = floor === 'features' ? features.map((feature) => `src/features/${feature}`) : [`src/${floor}`]
    return folders.map((folder) => ({ folder, mayImport, packages: packages[floor] ?? browserPackages }))
  })
}

const product = ['src', 'server', 'agent', 'signing']
const notReact = /^(?!react|@react|@tanstack|xstate|@lingui)/

/**
 * The whole house.
 *
 * @param features names of the folders in src/features
 */
export function roomsOf(features: readonly string[]): Room[] {
  return [
    ...sourceRooms(features),
    { folder: 'signing', mayImport: ['src/domain'], packages: notReact },
    { folder: 'server', mayImport: ['src/domain', 'src/api/contract', 'src/faults', 'signing'], packages: notReact },
    {
      folder: 'agent',
      mayImport: ['src/domain', 'src/api/agent/protocol', 'src/faults', 'signing'],
      packages: notReact,
    },
    { folder: 'walks', mayImport: ['src'] },
    { folder: 'tools', mayImport: [...product, 'walks'] },
    { folder: 'tests', mayImport: [...product, 'walks', 'tools'] },
  ]
}
