import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { templateCalls } from '../../../src/api/contract/templates.ts'
import { type ChangedTemplatePayload, type NewTemplatePayload } from '../../../src/api/contract/templates.ts'
import { vietnamDay } from '../../../src/domain/dates.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { TemplateKind } from '../../../src/domain/templates/codes.ts'
import { lastDayOf } from '../../../src/domain/templates/serial.ts'
import type { TemplateStatus } from '../../../src/domain/templates/status.ts'
import type { TemplateValues } from '../../../src/domain/templates/template.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { newId } from '../../store/identifiers.ts'
import { checkTemplate, invalid, valuesOf } from './check.ts'
import { versionOf } from './content.ts'
import type { Repositories, Store } from './store/repositories.ts'
import type { Template } from './store/templates.ts'

type Calls = (typeof templateCalls)['invoice']
/** What saving itself refuses with; a logo is refused before. */
type CreateRefusal = ServerRefusal<Exclude<RefusalOf<Calls['create']>, `image.${string}` | 'request.tooMany'>>
type ChangeRefusal = ServerRefusal<Exclude<RefusalOf<Calls['change']>, `image.${string}` | 'request.tooMany'>>

/** What a template is called, and the version of what it says from now on. */
export interface Saved {
  readonly id: string
  readonly version: string
}

interface Saving {
  readonly kind: TemplateKind
  readonly id: string
  readonly existing: Template | null
  readonly now: Date
}

/** The last day: the end of its year, or the day on which it is stopped. */
const endDateOf = (
  values: Pick<TemplateValues, 'start_date' | 'status'>,
  before: TemplateStatus | null,
  today: string,
): string => {
  const last = lastDayOf(values.start_date)
  if (values.status !== '2' || before === '2') return last
  return today < values.start_date ? values.start_date : today < last ? today : last
}

const write = async (
  inside: Repositories,
  { companyId, account }: Member,
  values: TemplateValues,
  { kind, id, existing, now }: Saving,
): Promise<Result<Saved, ServerRefusal<'fields.invalid'>>> => {
  const checked = await checkTemplate(inside, companyId, { kind, id, values, existing })
  if (!checked.ok) return checked
  const { serial_no, ...content } = checked.value
  const { pos, serial_end: _, ...fields } = content
  const version = versionOf(content)
  const template = { ...fields, serial_no }
  const end_date = endDateOf(template, existing?.status ?? null, vietnamDay(now))
  const absent = await inside.shops.setPosOfTemplate(companyId, id, pos)
  if (absent.length > 0) return invalid([{ field: 'pos_comp', message: 'pos_is_unknown' }])
  await inside.templates.put({ ...template, id, companyId, kind, end_date, version })
  await inside.audit.append({
    at: now.toISOString(),
    companyId,
    accountId: account.id,
    action: existing === null ? 'template.created' : 'template.changed',
    subjectId: id,
    detail: {
      form_no: template.form_no,
      serial_no: template.serial_no,
      status: template.status,
      status_before: existing?.status ?? '',
      content: version,
    },
  })
  return succeed({ id, version })
}

const changed = fail({ reason: 'template.changed' } satisfies ServerRefusal<'template.changed'>)

/** Content that is kept already is as good as written, since the answer to it may have been lost on the way. */
const unlessKept = ({ id, version }: Template, values: TemplateValues) =>
  version === versionOf(values) ? succeed({ id, version }) : changed

/** Creates a template under the id that its form has made, or under a new one (decision 0007). */
export const createTemplate = async (
  store: Store,
  clock: Clock,
  member: Member,
  {
    kind,
    payload,
    logo,
    background,
  }: { kind: TemplateKind; payload: NewTemplatePayload; logo: string; background: string },
): Promise<Result<Saved, CreateRefusal>> => {
  const now = clock()
  const id = payload.id === '' ? newId(now.getTime()) : payload.id
  const values = valuesOf(kind, payload, { status: '0', logo_img: logo, bg_img: background }, true)
  return store.transaction<Saved, CreateRefusal>(async (inside) => {
    await inside.companies.hold(member.companyId)
    const existing = await inside.templates.byId(member.companyId, kind, id)
    return existing === null ? write(inside, member, values, { kind, id, existing, now }) : unlessKept(existing, values)
  })
}

/** Writes over the version of a template that its form was filled on, as far as its status leaves it open (decision 0045). */
export const changeTemplate = async (
  store: Store,
  clock: Clock,
  member: Member,
  { kind, id, payload, logo }: { kind: TemplateKind; id: string; payload: ChangedTemplatePayload; logo: string | null },
): Promise<Result<Saved, ChangeRefusal>> =>
  store.transaction<Saved, ChangeRefusal>(async (inside) => {
    await inside.companies.hold(member.companyId)
    const existing = await inside.templates.byId(member.companyId, kind, id)
    if (existing === null) return fail({ reason: 'record.absent' })
    const { status = existing.status, version } = payload
    const pictures = { logo_img: logo ?? existing.logo_img, bg_img: existing.bg_img }
    const values = valuesOf(kind, payload, { status, ...pictures }, false)
    if (existing.version !== version) return unlessKept(existing, values)
    if (existing.status === '2') return fail({ reason: 'template.stopped' })
    return write(inside, member, values, { kind, id, existing, now: clock() })
  })
