import * as v from 'valibot'
import type { PanelId, Parameters } from '../../area/navigation.ts'
import type { SessionUser } from '../../domain/session.ts'
import { said } from '../../records/address/listShape.ts'
import { settingsPanels } from './areas.ts'

/** Search parameters inside, all as texts: which settings panel is open over the page, and those of that panel. */
export type InsideSearch = Parameters & { readonly sid?: string | undefined; readonly settings?: PanelId | undefined }

const frame = v.object({
  sid: said(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))),
  settings: said(v.string()),
})

export const panelOf = (id: string | undefined) => settingsPanels.find((panel) => panel.id === id)

/** What an address says wrongly, or of a panel that is not open, is left out. */
export const readInsideSearch = (raw: Readonly<Record<string, unknown>>): InsideSearch => {
  const { sid, settings } = v.parse(frame, raw)
  const panel = panelOf(settings)
  return panel === undefined ? { sid } : { sid, settings: panel.id, ...v.parse(panel.parameters, raw) }
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
