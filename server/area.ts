import type { Certificate } from '../signing/certificate.ts'
import type { DemoKey, DemoToken } from '../signing/demoCa.ts'
import type { AnsweredKind } from './authority/simulator/answering.ts'
import type { AuthorityRegister } from './authority/simulator/register.ts'
import type { ProcessingTime } from './authority/processingTime.ts'
import type { Clock } from './clock.ts'
import type { SignInLimits } from './companies/signInLimits.ts'
import type { AreaSearch, Find } from './search.ts'
import type { Route } from './http/route.ts'
import type { Hsm } from './hsm/port.ts'
import type { ImageFolder, Pictures } from './images/images.ts'
import type { PictureColumn } from './images/keptImages.ts'
import type { IssueRunner } from './issueRuns/runner.ts'
import type { Log } from './log.ts'
import type { SignableKinds } from './documents/signable.ts'
import type { Announcements } from './notifications/announcements.ts'
import type { AreaMails } from './mail/areaMails.ts'
import type { NotificationKind } from './notifications/notificationKind.ts'
import type { RecordPlaces } from './notifications/mail/recordPlaces.ts'
import type { RemoteSigning } from './remoteSigning/port.ts'
import type { PdfPrinter } from './printing/pdfPrinter.ts'
import type { RefusalTexts } from './refusals.ts'
import type { Sealing } from './secrets/sealing.ts'
import type { Connection } from './store/connection.ts'
import type { Migrations } from './store/migrations/migrate.ts'
import type { Schema } from './store/openDatabase.ts'
import type { StoreOf } from './store/store.ts'
import type { TableOwner, TableOwners } from './store/tables.ts'
import type { Correspondent } from './transmissions/correspondent.ts'
import type { UnaskedMessage } from './transmissions/unasked.ts'

/** What an area works with: a store with the repositories that it needs, and what the server was started with. */
export interface AreaParts<Repositories> {
  readonly store: StoreOf<Repositories>
  readonly clock: Clock
  readonly log: Log
  /** The authorities that signing certificates come from. */
  readonly roots: readonly Certificate[]
  readonly processingTime: ProcessingTime
  readonly images: Pictures
  /** Where files are kept for a while; what an earlier process has left there is worth nothing. */
  readonly temporaryFolder: string
  /** Draws prints that no page draws. */
  readonly printer: PdfPrinter
  readonly signInLimits: SignInLimits
  /** The signing server in front of keys that companies do not hold themselves. */
  readonly hsm: Hsm
  /** The provider whose keys sign once their holders have confirmed. */
  readonly remoteSigning: RemoteSigning
  /** Carries runs that sign many documents. */
  readonly issueRuns: IssueRunner
  /** Seals what must not lie open in the database. */
  readonly sealing: Sealing
  /** A password that everybody knows: who has it is not let in. Null where demo accounts are wanted. */
  readonly closedPassword: string | null
  /** MNGui of the messages to the authority. */
  readonly sender: string
  /** Called when something waits in the outbox. */
  readonly onQueued: () => void
  /** Whether mails are sent. */
  readonly isMailing: boolean
  /** Says when notifications of somebody have changed. */
  readonly announcements: Announcements
  /** Finds records of every area. */
  readonly find: Find
  /** The kinds of documents that are signed. */
  readonly signable: SignableKinds
  /** What people are notified of, in the order in which it is offered for mails: that of the areas. */
  readonly notificationKinds: readonly NotificationKind[]
}

/** What housekeeping works with. */
export interface SweepParts<Repositories> extends Pick<AreaParts<Repositories>, 'store' | 'clock' | 'signInLimits'> {
  /** Where records of all areas name pictures. */
  readonly pictureColumns: readonly PictureColumn[]
  /** Where pictures lie beside the database; null where they lie in it alone. */
  readonly imageFiles: ImageFolder | null
}

/** What demo data is made from. */
export interface DemoParts {
  /** The demo token, which is the first demo company's. */
  readonly token: DemoToken
  /** Certificates that demo companies have beside it. */
  readonly certificates: readonly Certificate[]
  /** Whether the authority has accepted a registration of the first demo company. */
  readonly isRegistered: boolean
  /** How many invoices the first demo company has. */
  readonly invoices: number
  /** Makes a further key of the first demo company. */
  readonly makeKey: () => Promise<DemoKey>
  readonly sealing: Sealing
  readonly now: Date
  /** The simulated authority's, which are not part of the store. */
  readonly books: AuthorityRegister
}

/** Rows of the demo data. */
export interface DemoRows<Needs> {
  /** Inserts them, after the first demo company and the rows of the areas before. */
  readonly insert: (inside: Needs) => Promise<void>
  /** Called once they are durable; should the process die before, it is never called. */
  readonly onInserted?: () => Promise<void>
}

/** What an area brings to the demo data. */
export interface Demo<Needs> {
  /** Makes the rows for a database without demo data, before the transaction in which every area inserts its own. */
  readonly rows?: (parts: DemoParts) => DemoRows<Needs> | Promise<DemoRows<Needs>>
  /** Inserts what is missing at each start, in the same transaction. */
  readonly ensure?: (inside: Needs, parts: DemoParts) => Promise<void>
}

/** All that a folder of the server brings to the product. `Own` are its repositories, `Needs` those that it works with. */
export interface Area<Own extends object, Needs> {
  readonly migrations?: Migrations
  /** Whose rows each of its tables holds. */
  readonly tables?: TableOwners
  /** Where its records name pictures: what no record names is removed. */
  readonly pictures?: readonly PictureColumn[]
  readonly repositories: (connection: Connection) => Own
  readonly routes?: (parts: AreaParts<Needs>) => readonly Route[] | Promise<readonly Route[]>
  /** Texts of the refusals that its calls declare, beside the general ones. */
  readonly refusals?: RefusalTexts
  /** What it sends to the tax authority, and what answers do. */
  readonly correspondents?: readonly Correspondent<Needs>[]
  /** What the tax authority sends by itself, and who takes it in. */
  readonly unasked?: readonly UnaskedMessage<Needs>[]
  /** Its kind of documents to those who sign for a company. */
  readonly signable?: SignableKinds
  /** How the simulated authority answers what it sends. */
  readonly simulated?: AnsweredKind
  readonly demo?: Demo<Needs>
  /** What people are notified of about its records. */
  readonly notificationKinds?: readonly NotificationKind[]
  /** Where mails lead that name its records, by panel or page. */
  readonly recordPlaces?: RecordPlaces
  readonly mails?: readonly AreaMails<Needs>[]
  /** How its records are found by the search over everything. */
  readonly searches?: readonly AreaSearch<Needs>[]
  /** Removes what has run out; called every ten minutes. */
  readonly sweep?: (parts: SweepParts<Needs>) => Promise<void>
}

/** Areas together, as the server starts them. */
export interface Product<Repositories extends object> extends Schema<Repositories> {
  readonly routes: (parts: AreaParts<Repositories>) => Promise<readonly Route[]>
  readonly refusals: RefusalTexts
  readonly correspondents: readonly Correspondent<Repositories>[]
  readonly unasked: readonly UnaskedMessage<Repositories>[]
  readonly simulated: readonly AnsweredKind[]
  readonly signable: SignableKinds
  /** Whose rows each table holds, by its name. */
  readonly tables: Readonly<Record<string, TableOwner>>
  readonly pictures: readonly PictureColumn[]
  readonly demos: readonly Demo<Repositories>[]
  readonly notificationKinds: readonly NotificationKind[]
  readonly recordPlaces: RecordPlaces
  readonly mails: readonly AreaMails<Repositories>[]
  readonly searches: readonly AreaSearch<Repositories>[]
  readonly sweep: (parts: SweepParts<Repositories>) => Promise<void>
  /** The product with one more area, which may work with the repositories of those before it. */
  readonly with: <Own extends object>(area: Area<Own, Repositories & Own>) => Product<Repositories & Own>
}

type ByName<Value> = Readonly<Record<string, Value>>

/** Throws where two areas bring something of the same name. */
const joined = <Value>(kind: string, some: ByName<Value>, more: ByName<Value> = {}): ByName<Value> => {
  for (const name of Object.keys(more)) if (name in some) throw new Error(`two areas bring the ${kind} ${name}`)
  return { ...some, ...more }
}

const joinedKinds = (
  some: readonly NotificationKind[],
  more: readonly NotificationKind[] = [],
): readonly NotificationKind[] => {
  const again = more.find(({ name }) => some.some((each) => each.name === name))
  if (again !== undefined) throw new Error(`two areas bring the kind of notifications ${again.name}`)
  return [...some, ...more]
}

/** What is not the very same in both: a text that several areas take from one place. */
const othersThan = <Value>(some: ByName<Value>, more: ByName<Value> = {}): ByName<Value> =>
  Object.fromEntries(Object.entries(more).filter(([name, value]) => some[name] !== value))

const productOf = <Repositories extends object>(parts: Omit<Product<Repositories>, 'with'>): Product<Repositories> => ({
  ...parts,
  with: (area) =>
    productOf({
      migrations: joined('migration', parts.migrations, area.migrations),
      tables: joined<TableOwner>('table', parts.tables, area.tables),
      repositories: (connection) => ({ ...parts.repositories(connection), ...area.repositories(connection) }),
      async routes(given) {
        return [...(await parts.routes(given)), ...((await area.routes?.(given)) ?? [])]
      },
      refusals: joined('refusal', parts.refusals, othersThan(parts.refusals, area.refusals)),
      correspondents: [...parts.correspondents, ...(area.correspondents ?? [])],
      unasked: [...parts.unasked, ...(area.unasked ?? [])],
      signable: joined('kind of documents', parts.signable, area.signable),
      simulated: area.simulated === undefined ? parts.simulated : [...parts.simulated, area.simulated],
      pictures: [...parts.pictures, ...(area.pictures ?? [])],
      demos: area.demo === undefined ? parts.demos : [...parts.demos, area.demo],
      notificationKinds: joinedKinds(parts.notificationKinds, area.notificationKinds),
      recordPlaces: joined('place of records', parts.recordPlaces, area.recordPlaces),
      mails: [...parts.mails, ...(area.mails ?? [])],
      searches: [...parts.searches, ...(area.searches ?? [])],
      async sweep(given) {
        await parts.sweep(given)
        await area.sweep?.(given)
      },
    }),
})

/** A product without areas. */
export const emptyProduct = productOf({
  migrations: {},
  tables: {},
  repositories: () => ({}),
  routes: () => Promise.resolve([]),
  refusals: {},
  correspondents: [],
  unasked: [],
  signable: {},
  simulated: [],
  pictures: [],
  demos: [],
  notificationKinds: [],
  recordPlaces: {},
  mails: [],
  searches: [],
  sweep: () => Promise.resolve(),
})
