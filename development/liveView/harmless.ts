import * as v from 'valibot'
import { certificateTypeSchema } from '../../src/domain/certificateCodes.ts'
import { registeredFormTypeSchema } from '../../src/domain/certificateRegistration.ts'
import { authorityStatuses } from '../../src/domain/declaration/status.ts'
import { permissions, scopeSchema } from '../../src/domain/session.ts'
import { otherFiles } from '../../src/domain/spreadsheet.ts'
import { templateStatusSchema } from '../../src/domain/templates/status.ts'
import { registrationWays } from '../../src/machines/certificateRegistration/setup.ts'
import { requestEnds } from '../../src/machines/remoteSigning/setup.ts'
import { signingWays } from '../../src/machines/signingWays.ts'

/** Dotted names without digits, as failures and refusals are coded: neither a PIN nor a sentence passes. */
const code = v.union([
  v.literal('unexpected'),
  v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)+$/)),
])
const id = v.pipe(v.string(), v.uuid())
const httpStatus = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599))

/**
 * The one list of what the live view and its log may show with its value: the field's name and the values it may have there. A field that
 * is not named, or whose value is none of these, is shown as its type. Booleans and null are shown everywhere. tests/inspection/shownCodes.test.ts
 * names a word of a flow's work that is missing here.
 */
export const harmlessFields: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
  ['code', code],
  ['reason', code],
  ['declarationId', id],
  ['recordId', id],
  ['certificateId', id],
  ['formType', registeredFormTypeSchema],
  ['kind', v.picklist(['rows', 'columns'])],
  ['looksLike', v.picklist(otherFiles)],
  ['opensIn', v.picklist(['view', 'edit'])],
  ['reqKey', id],
  ['scope', scopeSchema],
  ['permissions', v.pipe(v.array(v.picklist(permissions)), v.maxLength(permissions.length))],
  ['status', v.union([httpStatus, v.picklist(['', ...authorityStatuses]), templateStatusSchema])],
  ['attemptsLeft', v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))],
  ['chosen', v.union([certificateTypeSchema, templateStatusSchema])],
  ['saved', templateStatusSchema],
  ['decided', certificateTypeSchema],
  ['available', v.pipe(v.array(certificateTypeSchema), v.maxLength(4))],
  ['from', v.picklist(['form', 'list'])],
  ['to', v.picklist(['list', 'settings', 'change', 'elsewhere'])],
  ['way', v.picklist([...new Set([...signingWays, ...registrationWays])])],
  ['mode', v.picklist(['create', 'view', 'edit', 'all', 'valid'])],
  [
    'result',
    v.picklist([
      'registered',
      'cancelled',
      'postponed',
      'toCorrect',
      'toReopen',
      'toSettings',
      'toExisting',
      'toDeclaration',
      'toChange',
      'closed',
      'left',
      'saved',
      'copied',
      'reopened',
      'signed',
      'givenUp',
      'changed',
      'refused',
    ]),
  ],
  ['output', v.picklist(['granted', 'toBeAsked', 'denied', 'unknown'])],
  ['value', v.picklist(['registered', 'absent', ...requestEnds])],
])

/** Fields that are called by their name, and never shown with their value. All others are called by their place. */
export const namedFields: ReadonlySet<string> = new Set([
  'callbackPath',
  'companyTaxCode',
  'detail',
  'editsDrafts',
  'error',
  'exp',
  'fields',
  'hasChanges',
  'hostname',
  'id',
  'issuer',
  'message',
  'name',
  'notAfter',
  'notBefore',
  'ok',
  'problems',
  'profile_image',
  'sellerTaxCode',
  'serialNumber',
  'signed',
  'signerTaxCode',
  'taxCode',
  'tokenTaxCode',
  'values',
  'version',
])

/** Objects of which the fields are looked at one by one; all others are shown as a whole, by their size. */
export const openedFields: ReadonlySet<string> = new Set([
  'input',
  'output',
  'value',
  'failure',
  'start',
  'signed',
  'work',
  'option',
  'user',
  'token',
])
