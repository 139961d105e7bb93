import type { AnyCall } from '../../src/api/contract/call.ts'
import { generalRefusals } from '../../src/api/contract/envelope.ts'
import { audience } from './openapi.ts'
import { answeredShape, shapeText, membersOf, sentShape } from './shape.ts'

const listed = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [`${title}:`, '', ...lines, ''])

const membersIn = (schema: AnyCall['params']) =>
  membersOf(sentShape(schema)).map(
    (one) => `- \`${one.name}\`${one.required ? '' : ' (optional)'}: \`${shapeText(one.shape)}\``,
  )

function answerLines(call: AnyCall): string[] {
  if (call.document !== undefined) return [`The document itself, \`${call.document}\`.`]
  const answer = answeredShape(call.answer)
  return answer.type === 'object'
    ? membersOf(answer).map((one) => `- \`${one.name}\`: \`${shapeText(one.shape)}\``)
    : [`\`${shapeText(answer)}\``]
}

function sectionOf(call: AnyCall): string[] {
  const body = sentShape(call.body)
  return [
    `### ${call.method} ${call.path}`,
    '',
    `${call.summary}. For ${audience(call.access)}. \`${call.name}\`; source: ${call.source}.`,
    '',
    ...listed('Path', membersIn(call.params)),
    ...listed('Query', membersIn(call.query)),
    ...listed(
      call.multipart === undefined ? 'Body' : 'Body, `multipart/form-data`',
      membersOf(body).map(
        (one) => `- \`${one.name}\`${one.required ? '' : ' (optional)'}: \`${shapeText(one.shape)}\``,
      ),
    ),
    ...listed('Answer', answerLines(call)),
    ...listed(
      'Refusals',
      call.refusals.length === 0 ? [] : [call.refusals.map((reason) => `\`${reason}\``).join(', ')],
    ),
  ]
}

/** docs/api.md: every call of the contract by area, in the contract's order. */
export function pageOf(calls: readonly AnyCall[]): string {
  const areas = Map.groupBy(calls, (call) => call.name.split('.')[0] ?? '')
  const general = Object.entries(generalRefusals).map(([reason, status]) => `| \`${reason}\` | ${status} |`)
  return [
    '# Calls of the API',
    '',
    'Made from `src/api/contract` by `npm run api-docs`; `docs/openapi.json` says the same to machines.',
    '',
    'Answers are `{ status: { code, message }, data }`. A refusal has `data: null` and in `status` a `reason` and the `fields` it concerns.',
    'Changes need `content-type: application/json`, or `multipart/form-data` where the body says so, and an `Origin` of the same site.',
    '',
    '| general refusal | HTTP status |',
    '|---|---|',
    ...general,
    '',
    ...[...areas].flatMap(([area, members]) => [`## ${area}`, '', ...members.flatMap(sectionOf)]),
  ].join('\n')
}
