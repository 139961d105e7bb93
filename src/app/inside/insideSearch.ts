import * as v from 'valibot'
import { idSchema } from '../../api/contract/declarations.ts'
import type { ListPlace } from '../../api/queries/listPlace.ts'
import type { DeclarationsPlace } from '../../features/declarations/DeclarationsPanel.tsx'
import { declarationFilterNames, declarationShape } from '../../features/declarations/list/listShape.ts'
import { certificateFilterNames, certificateShape } from '../../features/digitalSignatures/listShape.ts'
import { listParameters, readPlace, writePlace } from '../../records/address/listAddress.ts'
import { filterParameter, said, type ListShape } from '../../records/address/listShape.ts'

/** Panels of the settings dialog, as the address names them. */
export const settingsPanels = ['declarations', 'digital-signatures'] as const
export type SettingsPanel = (typeof settingsPanels)[number]

/**
 * Search parameters inside: which settings panel is open over the page, the place in its list with its filters and the open
 * declaration. All stay texts, so that an address reads as it was written.
 */
export const insideSearchSchema = v.object({
  sid: said(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))),
  settings: said(v.picklist(settingsPanels)),
  ...listParameters,
  ...v.entriesFromList([...declarationFilterNames, ...certificateFilterNames], filterParameter),
  declaration: said(idSchema),
  copy: said(idSchema),
})
export type InsideSearch = v.InferOutput<typeof insideSearchSchema>

export const declarationsPlaceOf = (search: InsideSearch): DeclarationsPlace => ({
  ...readPlace(declarationShape, search),
  declaration: search.declaration ?? null,
  copy: search.copy ?? null,
})

export const certificatesPlaceOf = (search: InsideSearch): ListPlace => readPlace(certificateShape, search)

const withListPlace = (shape: ListShape, next: Partial<ListPlace>, search: InsideSearch): InsideSearch => ({
  ...search,
  ...writePlace(shape, { ...readPlace(shape, search), ...next }),
})

/** The search parameters with another place among the declarations; what is usual is not written. */
export const withDeclarationsPlace =
  ({ declaration, copy, ...next }: Partial<DeclarationsPlace>) =>
  (search: InsideSearch): InsideSearch => ({
    ...withListPlace(declarationShape, next, search),
    declaration: declaration === undefined ? search.declaration : (declaration ?? undefined),
    copy: copy === undefined ? search.copy : (copy ?? undefined),
  })

/** The search parameters with another place among the certificates. */
export const withCertificatesPlace =
  (next: Partial<ListPlace>) =>
  (search: InsideSearch): InsideSearch =>
    withListPlace(certificateShape, next, search)

/**
 * Whether a change of the place is an entry of the history, so that Back undoes it: opening a declaration and turning a
 * page, not the return to the first one that another search, order or filter brings. Closing one is none, or Back would open it again.
 */
export const isStepForward = ({ page, declaration, ...others }: Partial<DeclarationsPlace>): boolean =>
  declaration === undefined || declaration === null ? page !== undefined && Object.keys(others).length === 0 : true

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
    withDeclarationsPlace(next)(withSettings('declarations')(search))
