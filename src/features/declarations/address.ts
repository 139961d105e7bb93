import * as v from 'valibot'
import { idSchema } from '../../api/contract/declarations.ts'
import type { Parameters, Step } from '../../area/navigation.ts'
import type { ListPlace } from '../../api/queries/listPlace.ts'
import { listParameters, listStep, readPlace, writePlace } from '../../records/address/listAddress.ts'
import { filterParameter, said } from '../../records/address/listShape.ts'
import { declarationFilterNames, declarationShape } from './list/listShape.ts'

/** Where the user is among the declarations: the list's page, search and order, and the form on top of it. */
export type DeclarationsPlace = ListPlace & {
  /** `new`, the id of the declaration that is open, or null. */
  readonly declaration: string | null
  /** With `new`: the id of the declaration whose content is taken over. */
  readonly copy: string | null
}

/** The panel's search parameters: the place in the list with its filters, and the open declaration. */
export const declarationParameters = v.object({
  ...listParameters,
  ...v.entriesFromList(declarationFilterNames, filterParameter),
  declaration: said(idSchema),
  copy: said(idSchema),
})
export type DeclarationParameters = Partial<v.InferOutput<typeof declarationParameters>>

export const readDeclarationsPlace = (parameters: Parameters): DeclarationsPlace => ({
  ...readPlace(declarationShape, parameters),
  declaration: parameters['declaration'] ?? null,
  copy: parameters['copy'] ?? null,
})

/** The search parameters with another place; what is usual is not written. */
export const writeDeclarationsPlace = (
  { declaration, copy, ...next }: Partial<DeclarationsPlace>,
  now: Parameters = {},
) => ({
  ...now,
  ...writePlace(declarationShape, { ...readPlace(declarationShape, now), ...next }),
  declaration: declaration === undefined ? now['declaration'] : (declaration ?? undefined),
  copy: copy === undefined ? now['copy'] : (copy ?? undefined),
})

/** Back undoes opening a declaration and turning a page; closing one is no step, or Back would open it again. */
export const declarationsStep = ({ declaration, ...next }: Partial<DeclarationsPlace>): Step =>
  declaration === undefined || declaration === null ? listStep(next) : 'push'
