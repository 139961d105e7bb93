import * as v from 'valibot'
import { idSchema } from '../../api/contract/ids.ts'
import type { Parameters, Step } from '../../area/navigation.ts'
import type { ListPlace } from '../../api/queries/listPlace.ts'
import { listStep, readPlace, writePlace, type ListParameters } from '../../records/address/listAddress.ts'
import { said } from '../../records/address/listShape.ts'
import { declarationShape, type declarationFilterNames } from './list/listShape.ts'

const changePlaces = ['yes', 'unfilled'] as const
export type ChangePlace = (typeof changePlaces)[number]

/** Where the user is among the declarations: the list's page, search and order, and the form on top of it. */
export type DeclarationsPlace = ListPlace & {
  /** `new`, the id of the declaration that is open, or null. */
  readonly declaration: string | null
  /** With `new`: the id of the declaration whose content is taken over. */
  readonly copy: string | null
  /** With `copy` of a draft: whether what is made of it takes the draft's place when it is saved. */
  readonly replace: boolean
  /** With `new`: a change that is filled from what the authority has accepted last (`yes`), one that is not (`unfilled`), or null. */
  readonly change: ChangePlace | null
  /** With `copy`: the company's data that a change of it takes over, by their names with commas between. */
  readonly company: string | null
  /** With `new`: the registered certificates that it takes over as they are now, by their ids with commas between. */
  readonly certificates: string | null
}

/** The list without a form over it. */
export const noForm = {
  declaration: null,
  copy: null,
  replace: false,
  change: null,
  company: null,
  certificates: null,
} as const

/** The panel's search parameters: the place in the list with its filters, and the open declaration. */
export type DeclarationParameters = ListParameters<
  (typeof declarationFilterNames)[number] | 'declaration' | 'copy' | 'replace' | 'change' | 'company' | 'certificates'
>

const opened = v.object({
  declaration: said(idSchema),
  copy: said(idSchema),
  replace: said(v.literal('yes')),
  change: said(v.picklist(changePlaces)),
  company: said(v.pipe(v.string(), v.regex(/^[a-z_]+(?:,[a-z_]+)*$/))),
  certificates: said(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[0-9A-Za-z-]+(?:,[0-9A-Za-z-]+)*$/))),
})

/** Where an address is among the declarations; what it says wrongly is left out. */
export const readDeclarationsPlace = (parameters: Parameters): DeclarationsPlace => {
  const {
    declaration = null,
    copy = null,
    replace,
    change = null,
    company = null,
    certificates = null,
  } = v.parse(opened, parameters)
  const list = readPlace(declarationShape, parameters)
  return { ...list, declaration, copy, replace: replace === 'yes', change, company, certificates }
}

/** The search parameters with another place; what is usual is not written. */
export const writeDeclarationsPlace = (
  { declaration, copy, replace, change, company, certificates, ...next }: Partial<DeclarationsPlace>,
  now: Parameters = {},
) => ({
  ...now,
  ...writePlace(declarationShape, { ...readPlace(declarationShape, now), ...next }),
  declaration: declaration === undefined ? now['declaration'] : (declaration ?? undefined),
  copy: copy === undefined ? now['copy'] : (copy ?? undefined),
  replace: replace === undefined ? now['replace'] : replace ? 'yes' : undefined,
  change: change === undefined ? now['change'] : (change ?? undefined),
  company: company === undefined ? now['company'] : (company ?? undefined),
  certificates: certificates === undefined ? now['certificates'] : (certificates ?? undefined),
})

/** Back undoes opening a declaration and turning a page; closing one is no step, or Back would open it again. */
export const declarationsStep = ({ declaration, ...next }: Partial<DeclarationsPlace>): Step =>
  declaration === undefined || declaration === null ? listStep(next) : 'push'
