import { createContext, use } from 'react'

/** Search parameters as texts, whatever they say; one that is undefined is not written. */
export type Parameters = Readonly<Record<string, string | undefined>>

/** Search parameters of each settings panel by the panel's id; every area adds its own by `declare module`. */
export interface PanelParameters {}
export type PanelId = keyof PanelParameters

/** Search parameters of each page that areas bring, by the page's id; every area adds its own by `declare module`. */
export interface PageParameters {}
export type PageId = keyof PageParameters

/** The record of an editor in which one is made. */
export const newRecord = 'new'

/** A place on a page. */
export interface PagePlace<Id extends PageId = PageId> {
  /** The record whose editor is open, or `newRecord`; the list without it. */
  readonly record?: string
  /** Where its list is; without them where the user has it, or left it. */
  readonly parameters?: PageParameters[Id]
}

/** Whether Back undoes a change of the address. */
export type Step = 'push' | 'replace'

/** The address inside, as areas use it. Its functions stay the same over renders. */
export interface Navigation {
  /** Search parameters of the panel, or of the page, as somebody may have typed them; each reads its own. */
  readonly parameters: Parameters
  readonly changeParameters: (change: (now: Parameters) => Parameters, step: Step) => void
  /** A change that Back undoes to another place than the one shown: what was opened since `from` is over. */
  readonly changeParametersFrom: (
    from: (now: Parameters) => Parameters,
    change: (now: Parameters) => Parameters,
  ) => void
  /** Opens a settings panel over the page. */
  readonly openPanel: <Id extends PanelId>(panel: Id, parameters: PanelParameters[Id]) => void
  /** Whether a settings panel is for the signed-in person; it says so itself where it is opened all the same. */
  readonly mayOpenPanel: (panel: PanelId) => boolean
  /** The address of this page with a settings panel open over it. */
  readonly panelHref: <Id extends PanelId>(panel: Id, parameters: PanelParameters[Id]) => string
  /** Opens a page in place of the one that is shown; Back leads to that again. */
  readonly openPage: <Id extends PageId>(page: Id, place: PagePlace<Id>) => void
  readonly pageHref: <Id extends PageId>(page: Id, place: PagePlace<Id>) => string
}

const NavigationContext = createContext<Navigation | null>(null)
export const NavigationProvider = NavigationContext

export const useNavigation = (): Navigation => {
  const navigation = use(NavigationContext)
  if (navigation === null) throw new Error('useNavigation outside NavigationProvider')
  return navigation
}
