import type { Named } from '../notificationKind.ts'

/** Where the browser shows a record. */
export interface RecordPlace {
  /** Of a page, without the language, as `/sale/e-invoice/1`; null for where its reader lands, over which settings open. */
  readonly path: string | null
  /** Search parameters. */
  readonly parameters: Readonly<Record<string, string>>
}

/** A record that somebody was notified of, and what its text names. */
interface MailedRecord {
  readonly id: string
  readonly named: Named
}

/** Where mails lead, by the panel or page that a notification names its record by. */
export type RecordPlaces = Readonly<Record<string, (record: MailedRecord) => RecordPlace>>

/** @param parameters by which the panel shows it: PanelParameters of its area in the browser */
export const inPanel = (panel: string, parameters: RecordPlace['parameters']): RecordPlace => ({
  path: null,
  parameters: { settings: panel, ...parameters },
})

/** @param path of the page's list, as its area in the browser names it */
export const onPage = (path: string, id: string): RecordPlace => ({
  path: `/${path}/${encodeURIComponent(id)}`,
  parameters: {},
})

/** Where nobody says it: where its reader lands, from which the bell leads to it. */
export const nowhere: RecordPlace = { path: null, parameters: {} }
