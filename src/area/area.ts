import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { NavigationTab, SessionUser } from '../domain/session.ts'
import type { Part } from '../ui/part/part.ts'
import type { CompanyNotice } from './companyNotices.ts'
import type { CustomerPart } from './customerParts.ts'
import type { PageId, PagePlace, PanelId, PanelParameters } from './navigation.ts'
import type { RecordName } from './recordNews.ts'
import type { TextsForOthers } from './textsForOthers.ts'

/** Groups of the settings' sidebar in order (seed 002 §2.4). */
export const settingsGroups = ['account', 'e-invoice', 'e-document'] as const
export type SettingsGroup = (typeof settingsGroups)[number]

/** Whether something is for this person; the server checks each call again. */
export type IsFor = (user: SessionUser) => boolean

/** A command that opens a panel or a page at a place, from everywhere. */
interface PlaceCommand<Place> {
  /** Unique in the product. */
  readonly id: string
  readonly label: MessageDescriptor
  readonly icon: ComponentType
  readonly isFor: IsFor
  readonly parameters: Place
}

/** How records of a panel or page are found from everywhere; their kind in the answer of the search is its id. */
interface FoundRecords<Place> {
  /** Where one of them is shown. */
  readonly record: (id: string) => Place
  /** Where all are listed that a text finds. */
  readonly all: (text: string) => Place
  /** Whether that list is searched by people: the text then stands in no address. */
  readonly isOfPeople?: true
  /** Shows the code of a record's status, where it has one. */
  readonly status?: Part<ComponentType<{ readonly status: string }>>
}

/** A record that somebody was notified of, and what the notification names. */
export interface NotifiedRecord extends RecordName {
  readonly parameters: Readonly<Record<string, string>>
}

/** What can be opened from everywhere at a place in it. */
export interface Openable<Id extends string, Place> {
  /** Unique among panels and pages. */
  readonly id: Id
  readonly title: MessageDescriptor
  /** The command that opens it. */
  readonly openLabel: MessageDescriptor
  readonly icon: ComponentType
  readonly isFor: IsFor
  readonly commands: readonly PlaceCommand<Place>[]
  readonly found?: FoundRecords<Place>
  /** Where it shows a record that somebody was notified of; without it as `found` says. */
  readonly notified?: (record: NotifiedRecord) => Place
}

/** A panel of the settings dialog. */
export interface SettingsPanel<Id extends PanelId = PanelId> extends Openable<Id, PanelParameters[Id]> {
  readonly group: SettingsGroup
  /** Its place in the group, counted from 1 as the seed lists them. */
  readonly position: number
  /** Whether the settings open with it where no panel is named. */
  readonly isFirst?: boolean
  readonly part: Part<ComponentType>
}

/** What the editor of a page is given. */
export interface EditorProps {
  /** The record's id as the address has it; null for one to be made. */
  readonly record: string | null
}

/**
 * A page inside. Whom it is not for reads that they may not see it; at a page under no tab, that nothing is there for them yet.
 */
export interface AreaPage<Id extends PageId = PageId> extends Openable<Id, PagePlace<Id>> {
  /** Without the language, as `sale/e-invoice`; `/` is where the brand leads. */
  readonly path: string
  /** The tab of the bar that it stands under: who does not see it is led away. Null where it stands under none. */
  readonly tab: NavigationTab | null
  /** How it is named among the pages under that tab, and its place among them; counted from 1. */
  readonly inTabs?: { readonly label: MessageDescriptor; readonly position: number }
  /** The page whose place among them it shares, where it has none itself. */
  readonly tabOf?: PageId
  /** The page: a list with its place in the address, or whatever else. */
  readonly load: () => Promise<ComponentType>
  /** The page of one record, at the path of the list and the record's id, or `new`. */
  readonly loadEditor?: () => Promise<ComponentType<EditorProps>>
  /** Search parameters of the editor alone: the way back to the list, or to another record, drops them. */
  readonly editorParameters?: readonly string[]
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
  /** Opens the panel or page that shows a record; one that none of this person's shows is left alone. */
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

/** What an area shows on the overview of the company, above how its declarations stand. */
export interface OverviewPart {
  /** Unique in the product. */
  readonly id: string
  readonly isFor: IsFor
  readonly part: Part<ComponentType>
}

/** What a folder of `features` brings to the product, in its `area.ts`. */
export interface Area {
  readonly panels?: readonly SettingsPanel[]
  readonly pages?: readonly AreaPage[]
  readonly background?: readonly BackgroundWork[]
  readonly barItems?: readonly BarItem[]
  /** What of it stands on the overview of the company. */
  readonly overview?: OverviewPart
  /** What it shows over the form of a customer, of that customer. */
  readonly customerPart?: CustomerPart
  /** What it says over the company's form, of the company's data. */
  readonly companyNotice?: CompanyNotice
  /** What screens of other areas say of it. */
  readonly textsForOthers?: () => Promise<TextsForOthers>
}
