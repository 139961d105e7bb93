import * as v from 'valibot'
import { registeredFormTypeSchema } from '../../src/domain/certificateRegistration.ts'
import { permissions, scopeSchema } from '../../src/domain/session.ts'
import type { ShownFields } from '../../src/machines/shownFields.ts'

const ofFlows: readonly ShownFields[] = Object.values(
  import.meta.glob<ShownFields>('../../src/machines/*/shownFields.ts', { eager: true, import: 'shownFields' }),
)

/** Dotted names without digits, as failures and refusals are coded: neither a PIN nor a text for people passes. */
const code = v.union([
  v.literal('unexpected'),
  v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)+$/)),
])
const id = v.pipe(v.string(), v.uuid())

/** Fields of any flow with the values that they may be shown with: terms of the business, whoever uses them. */
const common: Readonly<Record<string, v.GenericSchema>> = {
  code,
  reason: code,
  documentId: id,
  recordId: id,
  certificateId: id,
  reqKey: id,
  formType: registeredFormTypeSchema,
  scope: scopeSchema,
  permissions: v.pipe(v.array(v.picklist(permissions)), v.maxLength(permissions.length)),
  status: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599)),
  attemptsLeft: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
}

/** One of these codes, or a list that names each once at most. */
const oneOrSome = (codes: readonly string[]) =>
  v.union([v.picklist(codes), v.pipe(v.array(v.picklist(codes)), v.maxLength(codes.length))])

const codesOf = (name: string) => ofFlows.flatMap(({ codes }) => codes?.[name] ?? [])
const namesOfCodes = [...new Set(ofFlows.flatMap(({ codes }) => Object.keys(codes ?? {})))]

/**
 * All fields that the live view and its log may show with their value, and the values that each may have there; what else it has is shown as
 * its type. Booleans and null are shown everywhere. tests/inspection/shownCodes.test.ts names a code of a flow that is missing here.
 */
export const valuesShown: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
  ...Object.entries(common),
  ...namesOfCodes.map((name) => {
    const own = oneOrSome(codesOf(name))
    const general = common[name]
    return [name, general === undefined ? own : v.union([general, own])] as const
  }),
])

/** Fields that are called by their name, and never shown with their value. All others are called by their place. */
export const namedFields: ReadonlySet<string> = new Set([
  'detail',
  'error',
  'fields',
  'id',
  'issuer',
  'message',
  'name',
  'notAfter',
  'notBefore',
  'ok',
  'problems',
  'serialNumber',
  'taxCode',
  'tokenTaxCode',
  'values',
  'version',
  ...ofFlows.flatMap(({ names }) => names ?? []),
])

/** Objects whose fields are shown one by one; all others are shown as a whole, by their size. */
export const openedFields: ReadonlySet<string> = new Set([
  'input',
  'output',
  'value',
  'failure',
  ...ofFlows.flatMap(({ opened }) => opened ?? []),
])
