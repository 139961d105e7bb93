import type { Certificate } from '../signing/certificate.ts'
import type { ProcessingTime } from './authority/processing-time.ts'
import type { Clock } from './clock.ts'
import type { SignInLimits } from './companies/sign-in-limits.ts'
import type { Route } from './http/route.ts'
import type { Log } from './log.ts'
import type { Correspondent } from './outbox/correspondent.ts'
import type { RefusalTexts } from './refusals.ts'
import type { Connection } from './store/connection.ts'
import type { Migrations } from './store/migrations/migrate.ts'
import type { EnsureIndex, Schema } from './store/open-database.ts'
import type { StoreOf } from './store/store.ts'

/** What an area works with: a store with the repositories that it needs, and what the server was started with. */
export interface AreaParts<Repositories> {
  readonly store: StoreOf<Repositories>
  readonly clock: Clock
  readonly log: Log
  /** The authorities that signing certificates come from. */
  readonly roots: readonly Certificate[]
  readonly processingTime: ProcessingTime
  readonly signInLimits: SignInLimits
  /** A password that everybody knows: who has it is not let in. Null where demo accounts are wanted. */
  readonly closedPassword: string | null
  /** MNGui of the messages to the authority. */
  readonly sender: string
  /** Called when something waits in the outbox. */
  readonly onQueued: () => void
}

/** What housekeeping works with. */
export type SweepParts<Repositories> = Pick<AreaParts<Repositories>, 'store' | 'clock' | 'signInLimits'>

/** All that a folder of the server brings to the product. `Own` are its repositories, `Needs` those that it works with. */
export interface Area<Own extends object, Needs> {
  readonly migrations?: Migrations
  readonly postgresIndexes?: readonly EnsureIndex[]
  readonly repositories: (connection: Connection) => Own
  readonly routes?: (parts: AreaParts<Needs>) => readonly Route[] | Promise<readonly Route[]>
  /** Texts of the refusals that its calls declare, beside the general ones. */
  readonly refusals?: RefusalTexts
  /** What it sends to the tax authority, and what answers do. */
  readonly correspondents?: readonly Correspondent<Needs>[]
  /** Removes what has run out; called every ten minutes. */
  readonly sweep?: (parts: SweepParts<Needs>) => Promise<void>
}

/** Areas together, as the server starts them. */
export interface Product<Repositories extends object> extends Schema<Repositories> {
  readonly routes: (parts: AreaParts<Repositories>) => Promise<readonly Route[]>
  readonly refusals: RefusalTexts
  readonly correspondents: readonly Correspondent<Repositories>[]
  readonly sweep: (parts: SweepParts<Repositories>) => Promise<void>
  /** The product with one more area, which may work with the repositories of those before it. */
  readonly with: <Own extends object>(area: Area<Own, Repositories & Own>) => Product<Repositories & Own>
}

/** Throws where two areas bring a migration of the same name. */
const joined = (some: Migrations, more: Migrations): Migrations => {
  for (const name of Object.keys(more)) if (name in some) throw new Error(`two migrations are called ${name}`)
  return { ...some, ...more }
}

const productOf = <Repositories extends object>(parts: Omit<Product<Repositories>, 'with'>): Product<Repositories> => ({
  ...parts,
  with: (area) =>
    productOf({
      migrations: joined(parts.migrations, area.migrations ?? {}),
      postgresIndexes: [...parts.postgresIndexes, ...(area.postgresIndexes ?? [])],
      repositories: (connection) => ({ ...parts.repositories(connection), ...area.repositories(connection) }),
      async routes(given) {
        return [...(await parts.routes(given)), ...((await area.routes?.(given)) ?? [])]
      },
      refusals: { ...parts.refusals, ...area.refusals },
      correspondents: [...parts.correspondents, ...(area.correspondents ?? [])],
      async sweep(given) {
        await parts.sweep(given)
        await area.sweep?.(given)
      },
    }),
})

/** A product without areas. */
export const emptyProduct = productOf({
  migrations: {},
  postgresIndexes: [],
  repositories: () => ({}),
  routes: () => Promise.resolve([]),
  refusals: {},
  correspondents: [],
  sweep: () => Promise.resolve(),
})
