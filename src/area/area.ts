import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType, FunctionComponent } from 'react'
import type { NavigationTab, SessionUser } from '../domain/session.ts'
import type { Part } from '../ui/part/part.ts'
import type { AuditTexts } from './auditTexts.ts'
import type { PanelId, PanelParameters } from './navigation.ts'
import type { RecordName } from './recordNews.ts'

/** Groups of the settings' sidebar in order (seed 002 §2.4). */
export const settingsGroups = ['account', 'e-invoice', 'e-document'] as const
export type SettingsGroup = (typeof settingsGroups)[number]

/** Whether something is for this person; the server checks each call again. */
export type IsFor = (user: SessionUser) => boolean

/** A command that opens a panel at a place in it, from every page. */
interface PanelCommand<Id extends PanelId> {
  /** Unique in the product. */
  readonly id: string
  readonly label: MessageDescriptor
  readonly icon: ComponentType
  readonly isFor: IsFor
  readonly parameters: PanelParameters[Id]
}

/** How records of a panel are found from every page; their kind in the answer of the search is the panel's id. */
interface FoundRecords<Id extends PanelId> {
  /** Where the panel shows one of them. */
  readonly record: (id: string) => PanelParameters[Id]
  /** Where it lists all that a text finds. */
  readonly all: (text: string) => PanelParameters[Id]
  /** Shows the code of a record's status, where it has one. */
  readonly status?: Part<ComponentType<{ readonly status: string }>>
}

/** A record that somebody was notified of, and what the notification names. */
export interface NotifiedRecord extends RecordName {
  readonly parameters: Readonly<Record<string, string>>
}

/** A panel of the settings dialog. */
export interface SettingsPanel<Id extends PanelId = PanelId> {
  readonly id: Id
  readonly group: SettingsGroup
  /** Its place in the group, counted from 1 as the seed lists them. */
  readonly position: number
  /** Whether the settings open with it where no panel is named. */
  readonly isFirst?: boolean
  readonly title: MessageDescriptor
  /** The command that opens it. */
  readonly openLabel: MessageDescriptor
  readonly icon: ComponentType
  readonly isFor: IsFor
  readonly commands: readonly PanelCommand<Id>[]
  readonly found?: FoundRecords<Id>
  /** Where it shows a record that somebody was notified of; without it as `found` says. */
  readonly notified?: (record: NotifiedRecord) => PanelParameters[Id]
  readonly part: Part<ComponentType>
}

/** A page inside. */
export interface AreaPage {
  /** Without the language, as `sale/e-invoice`; `/` is where the brand leads. */
  readonly path: string
  /** The tab of the bar that it stands under: who does not see it is led away. Null where it stands under none. */
  readonly tab: NavigationTab | null
  /** Others who come to it read that there is nothing for them here yet. */
  readonly isFor: IsFor
  readonly load: () => Promise<FunctionComponent>
}

/** Work that goes on beside every page, and shows nothing of its own. */
export interface BackgroundWork {
  /** Unique in the product. */
  readonly id: string
  readonly isFor: IsFor
  readonly part: Part<ComponentType>
}

/** What the bar gives to what stands in it. */
export interface BarItemProps {
  /** Whether it was pressed before it was there. */
  readonly isOpenedAtOnce: boolean
  /** Opens the panel that shows a record; one that no panel of this person shows is left alone. */
  readonly openRecord: (record: NotifiedRecord) => void
}

/** A button of the bar; its icon stands there until its part has come, which is once the first screen has. */
export interface BarItem {
  /** Unique in the product. */
  readonly id: string
  readonly title: MessageDescriptor
  readonly icon: ComponentType
  readonly isFor: IsFor
  readonly part: Part<ComponentType<BarItemProps>>
}

/** What a folder of `features` brings to the product, in its `area.ts`. */
export interface Area {
  readonly panels?: readonly SettingsPanel[]
  readonly pages?: readonly AreaPage[]
  readonly background?: readonly BackgroundWork[]
  readonly barItems?: readonly BarItem[]
  /** What the activity log says about its records. */
  readonly auditTexts?: () => Promise<AuditTexts>
}
