import type { JsonSchema } from '@valibot/to-json-schema'
import type { Access, AnyCall, ScopedAccess } from '../../src/api/contract/call.ts'
import { companyScopes, pitScopes, siteScopes, type Scope } from '../../src/domain/session.ts'
import { generalRefusals, refusalEnvelopeSchema } from '../../src/api/contract/envelope.ts'
import { answeredShape, membersOf, sentShape } from './shape.ts'

const sessionScheme = 'session'

const groups = [
  [companyScopes, 'sessions of company scope'],
  [pitScopes, 'sessions of PIT scope'],
  [siteScopes, 'operators of the admin site'],
] as const

const scopesOf = (scopes: readonly Scope[]): string =>
  groups.find(([group]) => group.join() === scopes.join())?.[1] ?? `sessions of ${scopes.join(', ')}`

const rightsOf = ({ permission, oneOf }: ScopedAccess): string => {
  const rights = permission === undefined ? (oneOf ?? []) : [permission]
  return rights.length === 0 ? '' : ` with ${rights.join(' or ')}`
}

/** Who may call, as the end of a description. */
export function audience(access: Access): string {
  switch (access) {
    case 'public':
      return 'anyone'
    case 'session':
      return 'any session'
    default:
      return `${scopesOf(access.scopes)}${rightsOf(access)}`
  }
}

function parametersOf(call: AnyCall) {
  const named = (place: 'path' | 'query', shape: JsonSchema) =>
    membersOf(shape).map((one) => ({
      name: one.name,
      in: place,
      required: place === 'path' || one.required,
      schema: one.shape,
    }))
  return [...named('path', sentShape(call.params)), ...named('query', sentShape(call.query))]
}

const mediaOf = ({ multipart }: AnyCall) => (multipart === undefined ? 'application/json' : 'multipart/form-data')

function bodyOf(call: AnyCall) {
  const shape = sentShape(call.body)
  if (Object.keys(shape).length === 0) return {}
  return { requestBody: { required: true, content: { [mediaOf(call)]: { schema: shape } } } }
}

/** The envelope with the call's data, or the document that stands in its place. */
function successOf(call: AnyCall) {
  if (call.document !== undefined) return { [call.document]: {} }
  const data = answeredShape(call.answer)
  const status = {
    type: 'object',
    properties: { code: { const: 200 }, message: { type: 'string' } },
    required: ['code', 'message'],
  }
  return {
    'application/json': { schema: { type: 'object', properties: { status, data }, required: ['status', 'data'] } },
  }
}

function operationOf(call: AnyCall) {
  const refusals =
    call.refusals.length === 0
      ? 'The general reasons only.'
      : `Reasons beside the general ones: ${call.refusals.join(', ')}.`
  return {
    operationId: call.name,
    summary: call.summary,
    description: `For ${audience(call.access)}. Source: ${call.source}.`,
    tags: [call.name.split('.')[0]],
    ...(call.access === 'public' ? {} : { security: [{ [sessionScheme]: [] }] }),
    parameters: parametersOf(call),
    ...bodyOf(call),
    responses: {
      '200': { description: 'Success', content: successOf(call) },
      '4XX': {
        description: refusals,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  }
}

/**
 * OpenAPI 3.1 description of the calls, with paths in alphabetical order.
 *
 * @param cookie name of the session cookie
 */
export function openApiOf(
  calls: readonly AnyCall[],
  { title, version, cookie }: { title: string; version: string; cookie: string },
) {
  const paths = new Map<string, Record<string, unknown>>()
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths.set(path, { ...paths.get(path), [call.method.toLowerCase()]: operationOf(call) })
  }
  const general = Object.entries(generalRefusals).map(([reason, status]) => `${reason} (${status})`)
  return {
    openapi: '3.1.0',
    info: { title, version, description: `General refusal reasons of every call: ${general.join(', ')}.` },
    paths: Object.fromEntries([...paths].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: { Refusal: answeredShape(refusalEnvelopeSchema) },
      securitySchemes: { [sessionScheme]: { type: 'apiKey', in: 'cookie', name: cookie } },
    },
  }
}
