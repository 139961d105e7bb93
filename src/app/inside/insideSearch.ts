import * as v from 'valibot'
import { declarationSortColumns, idSchema } from '../../api/contract/declarations.ts'
import { defaultPageSize, pageSizes, searchMaxLength, sortSchema } from '../../api/contract/paging.ts'
import type { DeclarationsPlace } from '../../features/declarations/DeclarationsPanel.tsx'

/** Panels of the settings dialog, as the address names them. */
export const settingsPanels = ['declarations', 'digital-signatures'] as const
export type SettingsPanel = (typeof settingsPanels)[number]

/** What the address does not say, or says wrongly, is left out. */
const said = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

/**
 * Search parameters inside: which settings panel is open over the page, the place in its list (`page` counts from 1) and the open
 * declaration. All stay texts, so that an address reads as it was written.
 */
export const insideSearchSchema = v.object({
  sid: said(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))),
  settings: said(v.picklist(settingsPanels)),
  page: said(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/))),
  size: said(v.picklist(pageSizes.map(String))),
  q: said(v.pipe(v.string(), v.nonEmpty(), v.maxLength(searchMaxLength))),
  sort: said(sortSchema(declarationSortColumns)),
  declaration: said(idSchema),
  copy: said(idSchema),
})
export type InsideSearch = v.InferOutput<typeof insideSearchSchema>

export const placeOf = (search: InsideSearch): DeclarationsPlace => ({
  page: Number(search.page ?? '1') - 1,
  size: Number(search.size ?? defaultPageSize),
  search: search.q ?? '',
  sort: search.sort ?? '',
  declaration: search.declaration ?? null,
  copy: search.copy ?? null,
})

const unless = (value: string, usual: string): string | undefined => (value === usual ? undefined : value)

/** The search parameters with another place in the list; what is usual is not written. */
export const withPlace =
  (next: Partial<DeclarationsPlace>) =>
  (search: InsideSearch): InsideSearch => {
    const place = { ...placeOf(search), ...next }
    return {
      ...search,
      page: unless(String(place.page + 1), '1'),
      size: unless(String(place.size), String(defaultPageSize)),
      q: unless(place.search, ''),
      sort: unless(place.sort, ''),
      declaration: place.declaration ?? undefined,
      copy: place.copy ?? undefined,
    }
  }

/**
 * Whether a change of the place is an entry of the history, so that Back undoes it: opening a declaration and turning a
 * page. Closing one is none, or Back would open it again.
 */
export const isStepForward = (next: Partial<DeclarationsPlace>): boolean =>
  next.declaration === undefined ? next.page !== undefined : next.declaration !== null

/** The search parameters with a settings panel open, or with none; the place in a list belongs to its panel. */
export const withSettings =
  (panel: SettingsPanel | null) =>
  ({ sid }: InsideSearch): InsideSearch => ({
    sid,
    settings: panel ?? undefined,
  })

/** The declarations' panel, at the given place in it. */
export const withDeclarations =
  (next: Partial<DeclarationsPlace>) =>
  (search: InsideSearch): InsideSearch =>
    withPlace(next)(withSettings('declarations')(search))
