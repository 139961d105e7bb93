import type { PanelId, Parameters } from '../../area/navigation.ts'
import type { SessionUser } from '../../domain/session.ts'
import { settingsPanels } from './areas.ts'

/** Search parameters inside, all as texts: which settings panel is open over the page, and those of that panel. */
export type InsideSearch = Parameters & { readonly sid?: string | undefined; readonly settings?: PanelId | undefined }

export const panelOf = (id: string | undefined) => settingsPanels.find((panel) => panel.id === id)

const longest = 200

const isReadable = (entry: readonly [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && entry[1] !== '' && entry[1].length <= longest

/** The parameters of a panel that is open are read by the panel; without one there are none. */
export const readInsideSearch = (raw: Readonly<Record<string, unknown>>): InsideSearch => {
  const { sid, settings, ...parameters }: Parameters = Object.fromEntries(Object.entries(raw).filter(isReadable))
  const panel = panelOf(settings)
  return panel === undefined ? { sid } : { sid, settings: panel.id, ...parameters }
}

/** The search parameters with a settings panel open at a place in it, or with none. */
export const withPanel =
  (panel: PanelId | null, parameters: Parameters = {}) =>
  ({ sid }: InsideSearch): InsideSearch =>
    panel === null ? { sid } : { sid, settings: panel, ...parameters }

/** The panel that the settings open with. */
export const firstPanel = (user: SessionUser) => {
  const open = settingsPanels.filter(({ isFor }) => isFor(user))
  return open.find(({ isFirst }) => isFirst === true) ?? open[0]
}
