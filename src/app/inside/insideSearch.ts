import * as v from 'valibot'
import type { PanelId, Parameters } from '../../area/navigation.ts'
import type { SessionUser } from '../../domain/session.ts'
import { said } from '../../records/address/listShape.ts'
import { settingsPanels } from './areas.ts'

/** Search parameters inside, all as texts: which settings panel is open over the page, and those of that panel. */
export type InsideSearch = Parameters & { readonly sid?: string | undefined; readonly settings?: PanelId | undefined }

const longest = 200

const frame = v.object({
  sid: said(v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest))),
  settings: said(v.string()),
})

export const panelOf = (id: string | undefined) => settingsPanels.find((panel) => panel.id === id)

const isPanels = (entry: readonly [string, unknown]): entry is [string, string] => {
  const [name, value] = entry
  return !(name in frame.entries) && typeof value === 'string' && value !== '' && value.length <= longest
}

/** The parameters of a panel that is open are read by the panel; without one there are none. */
export const readInsideSearch = (raw: Readonly<Record<string, unknown>>): InsideSearch => {
  const { sid, settings } = v.parse(frame, raw)
  const panel = panelOf(settings)
  if (panel === undefined) return { sid }
  return { sid, settings: panel.id, ...Object.fromEntries(Object.entries(raw).filter(isPanels)) }
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
