import type { PanelId, Parameters } from '../../area/navigation.ts'
import type { SessionUser } from '../../domain/session.ts'
import { settingsPanels } from './areas.ts'

/**
 * Search parameters inside, all as texts: which settings panel is open over the page, those of that panel, and those of the page, which
 * have a prefix while a panel is open.
 */
export type InsideSearch = Parameters & { readonly sid?: string | undefined; readonly settings?: PanelId | undefined }

export const panelOf = (id: string | undefined) => settingsPanels.find((panel) => panel.id === id)

const longest = 200

const isReadable = (entry: readonly [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && entry[1] !== '' && entry[1].length <= longest

/** What a parameter of the page begins with while a panel is open over it, which may have one of the same name. */
const underPanel = 'under.'

const ofPage = (parameters: Parameters): Parameters =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      name.startsWith(underPanel) ? [[name.slice(underPanel.length), value]] : [],
    ),
  )

const ofPanel = (parameters: Parameters): Parameters =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !name.startsWith(underPanel)))

const under = (parameters: Parameters): Parameters =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [`${underPanel}${name}`, value]))

/** Panel and page read their own parameters; those of a panel that is not known are nobody's. */
export const readInsideSearch = (raw: Readonly<Record<string, unknown>>): InsideSearch => {
  const { sid, settings, ...parameters }: Parameters = Object.fromEntries(Object.entries(raw).filter(isReadable))
  const panel = panelOf(settings)
  if (panel !== undefined) return { sid, settings: panel.id, ...parameters }
  return { sid, ...(settings === undefined ? parameters : ofPage(parameters)) }
}

/** The parameters of the page. */
export const pageParametersOf = ({ sid: _, settings, ...parameters }: InsideSearch): Parameters =>
  settings === undefined ? parameters : ofPage(parameters)

/** The search parameters with a settings panel open at a place in it, or with none; the page stays where it is. */
export const withPanel =
  (panel: PanelId | null, parameters: Parameters = {}) =>
  (search: InsideSearch): InsideSearch => {
    const { sid } = search
    const page = pageParametersOf(search)
    return panel === null ? { sid, ...page } : { sid, settings: panel, ...parameters, ...under(page) }
  }

type Change = (now: Parameters) => Parameters

/** The search parameters with a change of those that belong to the open panel. */
export const withPanelChanged =
  (change: Change) =>
  (search: InsideSearch): InsideSearch => {
    const { sid, settings, ...parameters } = search
    if (settings === undefined) return search
    return { sid, settings, ...change(ofPanel(parameters)), ...under(ofPage(parameters)) }
  }

/** The search parameters with a change of those that belong to the page. */
export const withPageChanged =
  (change: Change) =>
  ({ sid, settings, ...parameters }: InsideSearch): InsideSearch =>
    settings === undefined
      ? { sid, ...change(parameters) }
      : { sid, settings, ...ofPanel(parameters), ...under(change(ofPage(parameters))) }

/** The panel that the settings open with. */
export const firstPanel = (user: SessionUser) => {
  const open = settingsPanels.filter(({ isFor }) => isFor(user))
  return open.find(({ isFirst }) => isFirst === true) ?? open[0]
}
